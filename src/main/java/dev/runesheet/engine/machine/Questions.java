package dev.runesheet.engine.machine;

import dev.runesheet.engine.state.PendingQuestion;
import dev.runesheet.spelling.Excerpt;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.IllegalChoiceException;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.ActionCodec;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fault.ActionFailure;
import dev.runesheet.spi.fault.MissingEntity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The questions that a match has put, and their answers. */
public final class Questions {

  private final Machine machine;

  public Questions(Machine machine) {
    this.machine = machine;
  }

  /** The questions that can be answered now, oldest first: of those that are queued the first. */
  public List<PendingQuestion> open() {
    List<PendingQuestion> pending = machine.position.pending;
    if (pending.size() == 1 && pending.get(0).given() == null && !pending.get(0).rests()) {
      return List.of(pending.get(0));
    }
    List<PendingQuestion> open = new ArrayList<>(pending.size());
    boolean queue = false;
    for (PendingQuestion question : pending) {
      boolean asked = question.given() == null && !question.rests();
      if (asked && !(queue && question.queued())) {
        open.add(question);
        queue |= question.queued();
      }
    }
    return open;
  }

  /**
   * The open question of an id.
   *
   * @throws IllegalChoiceException if there is none
   */
  public PendingQuestion find(String decisionId) {
    List<PendingQuestion> open = open();
    for (int i = 0; i < open.size(); i++) {
      if (open.get(i).decision().id().equals(decisionId)) {
        return open.get(i);
      }
    }
    throw new IllegalChoiceException(
        "decision '" + Excerpt.of(decisionId) + "' is not open" + whenOver("."));
  }

  /**
   * The open question of an id that a player is asked.
   *
   * @throws IllegalChoiceException if the player has none; the message does not reveal whether
   *     another player has
   */
  public PendingQuestion find(int player, String decisionId) {
    for (PendingQuestion question : open()) {
      Decision decision = question.decision();
      if (decision.player() == player && decision.id().equals(decisionId)) {
        return question;
      }
    }
    throw new IllegalChoiceException(
        "decision '"
            + Excerpt.of(decisionId)
            + "' is not open to player ("
            + player
            + ")"
            + whenOver("."));
  }

  /** The end of a refusal, which says that no decision is open any more if that is why. */
  private String whenOver(String otherwise) {
    return machine.position.over ? ": the match is over." : otherwise;
  }

  /** The option of an id; by its action, so that the ids of all others need not be made. */
  private Option named(Decision decision, String optionId) {
    List<Option> options = decision.options();
    for (int i = 0; i < options.size(); i++) {
      if (optionId.equals(options.get(i).knownId())) {
        return options.get(i);
      }
    }
    Question<?> question = asked(decision);
    if (question == null) {
      return decision.option(optionId);
    }
    Action action = ActionCodec.of(question.actions()).read(optionId).orElse(null);
    return first(options, option -> option.action().equals(action))
        // An id that is read as another action, or as none, is still that of an option.
        .or(() -> first(options, option -> option.id().equals(optionId)))
        .orElse(null);
  }

  private static Optional<Option> first(List<Option> options, Predicate<Option> wanted) {
    for (Option option : options) { // No stream: each answer by its id comes here.
      if (wanted.test(option)) {
        return Optional.of(option);
      }
    }
    return Optional.empty();
  }

  /** The question of the phases that a decision is; null if it is one of a program. */
  private Question<?> asked(Decision decision) {
    return decision.effect().isEmpty() ? machine.handlers.question(decision.prompt()) : null;
  }

  /**
   * The option of a decision that is an option, or else the one with its id.
   *
   * @throws IllegalChoiceException if there is none, perhaps with the game's reason
   */
  public Option option(Decision decision, Option option) {
    List<Option> options = decision.options();
    for (int i = 0; i < options.size(); i++) {
      if (options.get(i) == option) {
        return option;
      }
    }
    return option(decision, option.id());
  }

  /** An open question and the option of it that is chosen. */
  public record Offered(PendingQuestion question, Option option) {}

  /**
   * The option for an action among a player's open decisions.
   *
   * @throws IllegalChoiceException if none of them offers it, with the reason
   */
  public Offered find(int player, Action action) {
    Offered offered = offered(player, action);
    if (offered == null) {
      throw new IllegalChoiceException(refusal(player, action));
    }
    return offered;
  }

  private Offered offered(int player, Action action) {
    for (PendingQuestion question : open()) {
      if (question.decision().player() == player) {
        for (Option option : question.decision().options()) {
          if (option.action().equals(action)) {
            return new Offered(question, option);
          }
        }
      }
    }
    return null;
  }

  /** Legal if one of a player's open decisions offers an action; if not, with the game's reason. */
  public Legality legality(int player, Action action) {
    boolean legal = offered(player, action) != null;
    return legal ? Legality.LEGAL : Legality.illegal(refusal(player, action));
  }

  /** The reason against an action that no open decision offers to a player. */
  private String refusal(int player, Action action) {
    for (PendingQuestion pending : open()) {
      Decision decision = pending.decision();
      Question<?> question = asked(decision);
      if (decision.player() == player
          && question != null
          && question.actions().isInstance(action)) {
        String id =
            ActionCodec.of(question.actions()).write(action); // Refuses parts that are null.
        String reason = reason(question, player, action);
        return reason.isEmpty() ? OptionRefusal.sentence(decision.options(), id) : reason;
      }
    }
    return Game.usualName(player) + " is not asked for such an action" + whenOver("");
  }

  /** Why an option that a decision does not offer cannot be had, by its id or words. */
  public String refusal(Decision decision, String option) {
    Question<?> question = asked(decision);
    if (question == null) {
      return "";
    }
    int player = decision.player();
    Optional<? extends Action> read = ActionCodec.of(question.actions()).read(option);
    String reason = read.map(action -> reason(question, player, action)).orElse("");
    return reason.isEmpty()
        ? unlessMissing(() -> question.meant(machine, player, option))
            .map(action -> reason(question, player, action))
            .orElse("")
        : reason;
  }

  private <A extends Action> String reason(Question<A> question, int player, Action action) {
    A own = question.actions().cast(action);
    return unlessMissing(() -> Optional.of(legality(question, player, own).reason())).orElse("");
  }

  private <A extends Action> Legality legality(Question<A> question, int player, A action) {
    Legality legality = question.legality(machine, player, action);
    if (legality == null) {
      throw new NullPointerException(
          "legality of question (" + question.prompt() + ") must not be null.");
    }
    return legality;
  }

  /** The answer of a game; none if it looks for an entity that the player has made up. */
  private static <T> Optional<T> unlessMissing(Supplier<Optional<T>> asked) {
    try {
      return asked.get();
    } catch (RuntimeException thrown) {
      if (MissingEntity.isCauseOf(thrown)) {
        return Optional.empty();
      }
      throw thrown;
    }
  }

  /**
   * The option of an id.
   *
   * @throws IllegalChoiceException if there is none, perhaps with the game's reason
   */
  public Option option(Decision decision, String optionId) {
    Option option = named(decision, optionId);
    if (option != null) {
      return option;
    }
    String reason = refusal(decision, optionId);
    throw new IllegalChoiceException(
        reason.isEmpty() ? OptionRefusal.sentence(decision.options(), optionId) : reason);
  }

  /**
   * The number of a player of the match.
   *
   * @throws IllegalArgumentException if there is no such player
   */
  public int player(int number) {
    return PlayerNumberCheck.player(machine.position.game, number);
  }

  /** Offers again, in the present position, what the phases have asked and nobody has answered. */
  public void renew() {
    renew(open -> open.given() == null);
  }

  /**
   * Offers others than a player again, in the present position, what the phases and programs have
   * asked them: also what they have answered, if nothing came of it yet.
   *
   * @param programs whether those of programs are put anew, too
   * @return false if there is nothing to offer for a question, which is left as it was
   * @throws AskingBlock.Changed if a program has not only asked
   */
  public boolean renewOthers(int player, boolean programs) {
    return (!programs || askOthersAnew(player))
        && renew(open -> open.decision().player() != player);
  }

  /** True if programs ask others than a player anything. */
  public boolean programsAskOthers(int player) {
    return machine.position.pending.stream()
        .anyMatch(open -> open.activation() != null && open.decision().player() != player);
  }

  private boolean askOthersAnew(int player) {
    List<PendingQuestion> pending = machine.position.pending;
    for (int i = 0; i < pending.size(); i++) {
      PendingQuestion open = pending.get(i);
      if (open.activation() != null && open.decision().player() != player) {
        PendingQuestion anew = askedAnew(open);
        if (anew == null) {
          return false;
        }
        pending.set(i, anew);
      }
    }
    return true;
  }

  /** The entities that the phases offer a player. */
  public Stream<Entity> offered(int player) {
    return machine.position.pending.stream()
        .filter(open -> open.isOffered(player))
        .flatMap(PendingQuestion::named)
        .map(machine.world()::entity);
  }

  /** True if the phases would offer a player in the present position what they have offered him. */
  public boolean standFor(int player) {
    machine.network.derive();
    return machine.position.pending.stream()
        .filter(open -> open.isOffered(player))
        .allMatch(open -> actions(open.decision().options()).equals(actions(now(open.decision()))));
  }

  /** A question that its program puts anew; null if it does not, or its rules fail. */
  private PendingQuestion askedAnew(PendingQuestion open) {
    try {
      return AskingBlock.again(machine, open);
    } catch (RuntimeException thrown) { // Conditions before it have ruled out what lies there now.
      if (ActionFailure.in(thrown) == null) {
        throw thrown;
      }
      return null;
    }
  }

  private List<Option> now(Decision decision) {
    Question<?> question = asked(decision);
    return question == null ? decision.options() : now(question, decision);
  }

  private List<Option> now(Question<?> question, Decision decision) {
    return machine.handlers.options(question, machine, decision.player());
  }

  private static Set<Action> actions(List<Option> options) {
    return options.stream().map(Option::action).collect(Collectors.toSet());
  }

  private boolean renew(Predicate<PendingQuestion> wanted) {
    boolean all = true;
    List<PendingQuestion> pending = machine.position.pending;
    for (int i = 0; i < pending.size(); i++) {
      PendingQuestion open = pending.get(i);
      Question<?> question = wanted.test(open) ? asked(open.decision()) : null;
      if (question != null) {
        List<Option> now = now(question, open.decision());
        if (!now.isEmpty()) {
          pending.set(i, open.offering(now));
        }
        all &= !now.isEmpty();
      }
    }
    return all;
  }

  /** Carries out an answer; those of a group wait until all of it are given. */
  public void answer(PendingQuestion question, Option option) {
    List<PendingQuestion> pending = machine.position.pending;
    if (!question.isTogether()) {
      if (!question.decision().standing()) {
        pending.remove(question);
      }
      machine.earlier.carriesOut();
      machine.answer(question, option);
      return;
    }
    pending.set(pending.indexOf(question), question.answered(option));
    List<PendingQuestion> group =
        pending.stream().filter(one -> one.group().equals(question.group())).toList();
    if (group.stream().allMatch(one -> one.given() != null)) {
      pending.removeAll(group);
      machine.earlier.carriesOut();
      group.forEach(one -> machine.answer(one, one.given()));
    }
  }
}
