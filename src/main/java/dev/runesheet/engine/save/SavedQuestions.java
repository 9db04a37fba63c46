package dev.runesheet.engine.save;

import dev.runesheet.engine.machine.AskingBlock;
import dev.runesheet.engine.machine.Machine;
import dev.runesheet.engine.state.PendingQuestion;
import dev.runesheet.spelling.Excerpt;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.ActionCodec;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The open questions of a saved match: by the rules that asked them checked that they are those
 * that the phases would put in its state, by other rules made anew. Questions of programs open at
 * the same time can have changed the legal options since.
 */
public final class SavedQuestions {

  private final Machine machine;
  private final boolean alone;

  private SavedQuestions(Machine machine, boolean alone) {
    this.machine = machine;
    this.alone = alone;
  }

  /**
   * Checks them.
   *
   * @throws IllegalArgumentException if one cannot be
   */
  public static void check(Machine machine, List<Decision> open) {
    boolean alone = open.stream().allMatch(one -> one.effect().isEmpty());
    SavedQuestions saved = new SavedQuestions(machine, alone);
    open.stream().filter(one -> one.effect().isEmpty()).forEach(saved::check);
  }

  private void check(Decision asked) {
    Question<?> question = machine.handlers.question(asked.prompt());
    String what = "question '" + asked.id() + "'";
    boolean fits =
        asked.standing()
            ? areLegal(question, asked)
            : !alone
                || areOffered(
                    asked.options(), machine.handlers.options(question, machine, asked.player()));
    SaveFault.check(fits, what, "has other options");
  }

  private static boolean areOffered(List<Option> saved, List<Option> now) {
    return saved.size() == now.size()
        && IntStream.range(0, now.size()).allMatch(i -> now.get(i).isSavedAs(saved.get(i)));
  }

  private <A extends Action> boolean areLegal(Question<A> question, Decision asked) {
    return asked.options().stream()
        .map(option -> question.actions().cast(option.action()))
        .allMatch(action -> question.legality(machine, asked.player(), action).isLegal());
  }

  /**
   * Makes all open questions of a restored match anew in its position, by rules that are others
   * than asked them. An answer of a group that others have still to give counts if it is offered.
   *
   * @throws IllegalArgumentException if these do not ask one, or offer nothing
   */
  public static void askAnew(Machine machine) {
    machine.network.derive();
    List<PendingQuestion> pending = machine.position.pending;
    for (int i = 0; i < pending.size(); i++) {
      PendingQuestion open = pending.get(i);
      pending.set(i, open.activation() == null ? offered(machine, open) : put(machine, open));
    }
    machine.network.rest();
  }

  private static PendingQuestion offered(Machine machine, PendingQuestion open) {
    Decision asked = open.decision();
    Question<?> question = machine.handlers.question(asked.prompt());
    List<Option> now = machine.handlers.options(question, machine, asked.player());
    SaveFault.check(asked.standing() || !now.isEmpty(), words(asked), "has no option by them");
    PendingQuestion anew = open.offering(now);
    return now.stream()
        .filter(option -> open.given() != null && option.hasIdOf(open.given()))
        .findFirst()
        .map(anew::answered)
        .orElse(anew);
  }

  private static PendingQuestion put(Machine machine, PendingQuestion open) {
    PendingQuestion anew;
    try {
      anew = AskingBlock.again(machine, open);
    } catch (AskingBlock.Changed changed) {
      anew = null;
    }
    String effect = " of effect '" + open.decision().effect() + "'";
    SaveFault.check(anew != null, words(open.decision()) + effect, "is not asked by them");
    return anew;
  }

  private static String words(Decision asked) {
    return "question '" + asked.id() + "' (" + Excerpt.of(asked.prompt()) + ")";
  }

  /**
   * Checks that what the phases offer can be read back from a save.
   *
   * @throws IllegalStateException if the text of an option is not that of its action alone
   */
  public static void mustBeReadable(Machine machine) {
    for (PendingQuestion open : machine.position.pending) {
      if (open.activation() == null) {
        mustBeReadable(machine, open.decision());
      } else {
        mustBeApart(machine, open.decision());
      }
    }
  }

  private static void mustBeReadable(Machine machine, Decision asked) {
    Question<?> question = machine.handlers.question(asked.prompt());
    ActionCodec<?> codec = ActionCodec.of(question.actions());
    for (Option option : asked.options()) {
      Object read = codec.read(option.id()).orElse(null);
      if (!option.action().equals(read)) {
        throw lost(machine, asked, option, "', which is read back as " + misread(read));
      }
    }
    mustBeApart(machine, asked);
  }

  /** A verb's own question can have two options of one id, too. */
  private static void mustBeApart(Machine machine, Decision asked) {
    Set<String> ids = new HashSet<>();
    for (Option option : asked.options()) {
      if (!ids.add(option.id())) {
        throw lost(machine, asked, option, "' twice.");
      }
    }
  }

  private static IllegalStateException lost(
      Machine machine, Decision asked, Option option, String why) {
    return new IllegalStateException(
        "match ("
            + machine.game.id()
            + ") cannot be saved: question '"
            + asked.prompt()
            + "' offers '"
            + Excerpt.of(option.id())
            + why);
  }

  private static String misread(Object read) {
    return (read == null ? "no action" : "another option")
        + ". Maybe a text in it is empty or looks like what stands around it.";
  }
}
