package dev.runesheet.engine.save;

import static dev.runesheet.engine.save.SaveFault.check;
import static dev.runesheet.engine.save.SaveFault.each;

import dev.runesheet.engine.machine.Machine;
import dev.runesheet.engine.machine.PlayedRules;
import dev.runesheet.engine.state.Agenda;
import dev.runesheet.engine.state.LiveWorld;
import dev.runesheet.engine.state.PendingQuestion;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.ActionCodec;
import dev.runesheet.spi.fact.Activation;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.AgendaItem;
import dev.runesheet.spi.fact.Attempt;
import dev.runesheet.spi.fact.BlockChoice;
import dev.runesheet.spi.fact.Checkpoint;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.InPlay;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Restores the pending part of a match from its saved form: activations, the agenda, questions. */
final class AgendaReader {

  private static final Pattern ENTITY = Pattern.compile("e([0-9]+)(?: |$)");

  private static final String ACTIVATION = "activation";

  private final PlayedRules rules;
  private final Rules book;
  private final LiveWorld world;
  private final MatchSnapshot form;

  /** True if other rules asked the open questions: they are made anew, whatever they offered. */
  private final boolean asksAnew;

  private final List<Attempt> attempts = new ArrayList<>();
  private final List<Activation> activations = new ArrayList<>();

  AgendaReader(PlayedRules rules, LiveWorld world, MatchSnapshot form) {
    this.rules = rules;
    this.book = rules.book();
    this.world = world;
    this.form = form;
    this.asksAnew = !form.rules().equals(book.hash());
    each("/attempts", form.attempts(), one -> attempts.add(attempt(one)));
    each("/activations", form.activations(), one -> activations.add(activation(one)));
    checkChildren();
    for (int i = 0; i < attempts.size(); i++) {
      MatchSnapshot.AttemptState saved = form.attempts().get(i);
      attempts.get(i).words().putAll(saved.words());
      if (saved.run() != MatchSnapshot.NONE) {
        attempts.get(i).of(at(activations, saved.run(), "/attempts/" + i + "/run"));
      }
    }
  }

  Agenda agenda() {
    check(
        !form.frames().isEmpty() && form.frames().get(0).kind() == Agenda.Kind.BASE,
        "/frames",
        "has no lowest frame");
    List<Agenda.Frame> frames = new ArrayList<>();
    each("/frames", form.frames(), one -> frames.add(frame(one)));
    return Agenda.restored(frames);
  }

  List<PendingQuestion> pending() {
    List<PendingQuestion> pending = new ArrayList<>();
    each("/pending", form.pending(), one -> pending.add(pending(one)));
    return pending;
  }

  private Attempt attempt(MatchSnapshot.AttemptState saved) {
    return Attempt.restored(
        saved.kind(),
        saved.stages(),
        world.entity(saved.actor()).getId(),
        world.entity(saved.target()).getId(),
        saved.stage(),
        saved.prevented(),
        saved.reason());
  }

  private Event event(MatchSnapshot.EventState saved) {
    known(saved.subject());
    known(saved.causer());
    return Event.restored(
        saved.trigger(),
        saved.subject(),
        saved.controller(),
        saved.causer(),
        saved.stat(),
        saved.before(),
        saved.after(),
        saved.numbers(),
        saved.attempt() == MatchSnapshot.NONE ? null : at(attempts, saved.attempt(), "attempt"));
  }

  private Activation activation(MatchSnapshot.ActivationState saved) {
    Activation activation =
        Activation.restored(
            book.effect(saved.effect()).id(),
            origin(saved.origin()),
            world.entity(saved.self()),
            event(saved.event()),
            saved.parent() == MatchSnapshot.NONE ? null : at(activations, saved.parent(), "parent"),
            saved.forked(),
            block(saved.block()),
            saved.answers(),
            saved.openChildren());
    known(saved.target());
    activation.target(saved.target());
    activation.answer(saved.answer());
    activation.queued(saved.queued());
    Activation parent = activation.parent();
    check(
        !saved.inner() || parent != null && parent.effect().equals(saved.effect()),
        MatchSnapshot.ActivationState.INNER,
        "is not of the same effect as its parent");
    activation.inner(saved.inner());
    saved.words().forEach(activation::say);
    Activation.Loop loop = null;
    for (MatchSnapshot.LoopState one : saved.loops()) {
      Arrays.stream(one.entities()).forEach(this::known);
      check(one.next() >= 0 && one.next() <= one.entities().length, "loop", "is past its end");
      loop = new Activation.Loop(one.entities(), one.next(), one.outerTarget(), loop);
    }
    activation.loop(loop);
    return activation;
  }

  /** An activation that waits for children that are not there would wait for ever. */
  private void checkChildren() {
    int[] children = new int[activations.size()];
    for (MatchSnapshot.ActivationState one : form.activations()) {
      if (one.parent() != MatchSnapshot.NONE) {
        children[one.parent()]++;
      }
    }
    for (int i = 0; i < children.length; i++) {
      check(
          activations.get(i).openChildren() == children[i],
          "/activations/" + i,
          "waits for others than are there");
    }
  }

  private ActiveEffect origin(MatchSnapshot.EffectState saved) {
    if (saved == null) {
      return null;
    }
    InPlay lasting = world.effect(saved.sequence());
    return new ActiveEffect(lasting == null ? WorldReader.inPlay(book, world, saved) : lasting);
  }

  /** A block that the rule book has; null and an empty name say that the program ends. */
  private String block(String name) {
    check(
        name == null || name.isEmpty() || !rules.compiled().index().rulesOf(name).isEmpty(),
        "block",
        name + " is not in the rule book");
    return name;
  }

  /** The entry of a table by its number, which a part of the save has. */
  private static <T> T at(List<T> table, int number, String what) {
    check(
        number >= 0 && number < table.size(),
        what + " (" + number + ")",
        table.isEmpty() ? "there is none" : "expected 0 to " + (table.size() - 1));
    return table.get(number);
  }

  private Agenda.Frame frame(MatchSnapshot.FrameState saved) {
    Agenda.Frame frame = new Agenda.Frame(saved.kind());
    saved.items().forEach(item -> frame.items().add(item(item)));
    return frame;
  }

  private AgendaItem item(MatchSnapshot.Item item) {
    if (item instanceof MatchSnapshot.OfEvent event) {
      return event(event.event());
    } else if (item instanceof MatchSnapshot.OfActivation activation) {
      return at(activations, activation.activation(), ACTIVATION);
    } else if (item instanceof MatchSnapshot.OfJoin join) {
      return new Agenda.Join(at(activations, join.activation(), ACTIVATION));
    } else if (item instanceof MatchSnapshot.OfWaiting waiting) {
      return new Agenda.Waiting(waiting.decision());
    } else if (item instanceof MatchSnapshot.OfAttempt attempt) {
      return at(attempts, attempt.attempt(), "attempt");
    }
    MatchSnapshot.OfCheckpoint checkpoint = (MatchSnapshot.OfCheckpoint) item;
    return new Checkpoint(checkpoint.kind(), checkpoint.turn());
  }

  private PendingQuestion pending(MatchSnapshot.QuestionState saved) {
    boolean ofProgram = saved.activation() != MatchSnapshot.NONE;
    check(
        !ofProgram || saved.choices().size() == saved.decision().options().size(),
        "question",
        saved.decision().id() + " does not say what follows each option");
    for (int i = 0; i < saved.choices().size(); i++) {
      choice(saved.choices().get(i), saved.decision(), i);
    }
    Decision decision = decision(saved, ofProgram);
    Option given = saved.given() == null ? null : decision.option(saved.given());
    check(
        saved.given() == null || given != null,
        "question",
        saved.decision().id() + " has an answer that is no option");
    return new PendingQuestion(
        decision,
        ofProgram ? at(activations, saved.activation(), ACTIVATION) : null,
        saved.choices(),
        saved.group(),
        given);
  }

  /** The decision with the actions of its options. */
  private Decision decision(MatchSnapshot.QuestionState saved, boolean ofProgram) {
    Decision decision = saved.decision();
    List<Option> options = new ArrayList<>();
    for (int i = 0; i < decision.options().size(); i++) {
      Option option = decision.options().get(i);
      options.add(
          ofProgram
              ? Machine.option(saved.choices().get(i), option.words())
              : ofPhases(decision, option));
    }
    return decision.with(options);
  }

  private Option ofPhases(Decision decision, Option option) {
    Question<?> question = rules.handlers().question(decision.prompt());
    String what = "question '" + decision.id() + "'";
    check(question != null, what, "is '" + decision.prompt() + "', which no one asks");
    Optional<? extends Action> action = ActionCodec.of(question.actions()).read(option.id());
    boolean readable = asksAnew || action.isPresent();
    check(readable, what, "offers '" + option.id() + "', which is no action");
    return action.isPresent()
        ? new Option(option.id(), option.words(), action.get())
        : new Option(option.id(), option.words());
  }

  /** An option that stands for an entity is named after it. */
  private void choice(BlockChoice choice, Decision decision, int option) {
    Matcher named = ENTITY.matcher(choice.id());
    boolean same = choice.id().equals(decision.options().get(option).id());
    known(choice.target());
    if (!asksAnew) {
      block(choice.block());
    }
    check(
        same && (!named.lookingAt() || named.group(1).equals("" + choice.target())),
        "question",
        decision.id() + " has options that stand for something else");
  }

  private void known(int entity) {
    WorldReader.known(world, entity);
  }
}
