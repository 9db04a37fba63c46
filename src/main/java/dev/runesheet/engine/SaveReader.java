package dev.runesheet.engine;

import dev.runesheet.engine.fact.Activation;
import dev.runesheet.engine.fact.ActiveEffect;
import dev.runesheet.engine.fact.AgendaItem;
import dev.runesheet.engine.fact.Attempt;
import dev.runesheet.engine.fact.Checkpoint;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.Event;
import dev.runesheet.engine.fact.InPlay;
import dev.runesheet.engine.fact.StatSchema;
import java.util.ArrayList;
import java.util.List;

/** Builds the facts and the agenda of a match from its saved form; a form that lies is refused. */
final class SaveReader {

  private final RuleBook book;
  private final SavedForm form;
  private final World world = new World();
  private final List<Attempt> attempts = new ArrayList<>();
  private final List<Activation> activations = new ArrayList<>();

  SaveReader(RuleBook book, SavedForm form) {
    this.book = book;
    this.form = form;
  }

  Match read() {
    List<StatSchema> schemas = form.schemas().stream().map(StatSchema::new).toList();
    form.entities().forEach(entity -> world.add(entity(entity, schemas)));
    form.inPlay().forEach(this::bring);
    world.nextSequence(form.nextSequence());
    form.attempts().forEach(one -> attempts.add(attempt(one)));
    form.activations().forEach(one -> activations.add(activation(one)));
    checkChildren();
    return new Match(book, form.setup(), world, position(), form.answers());
  }

  private Position position() {
    Position position = new Position();
    position.game = book.game().readState(form.state());
    position.chance = Chance.restored(form.chance().state(), form.chance().script(), form.chance().drawn());
    position.counters = counters(form.counts());
    position.agenda = Agenda.restored(form.frames().stream().map(this::frame).toList());
    form.pending().forEach(question -> position.pending.add(pending(question)));
    position.questions = form.questions();
    position.over = form.over();
    position.winner = form.winner();
    check(!form.frames().isEmpty() && form.frames().get(0).kind() == Agenda.Kind.BASE, "agenda", "has no lowest frame");
    return position;
  }

  private static Counters counters(SavedForm.Count count) {
    Counters counters = new Counters();
    counters.events = count.events();
    counters.activations = count.activations();
    counters.operations = count.operations();
    counters.dropped = count.dropped();
    counters.exhausted = count.exhausted();
    return counters;
  }

  private Entity entity(SavedForm.Being saved, List<StatSchema> schemas) {
    StatSchema schema = schemas.get(saved.schema());
    check(schema.size() == saved.stats().length, "entity", saved.name() + " has not one number for each stat");
    Entity entity =
        new Entity(
            world.entities().size(), saved.kind(), saved.definition(), saved.name(), saved.controller(),
            saved.zone(), schema);
    for (int i = 0; i < saved.stats().length; i++) {
      entity.write(i, saved.stats()[i]);
    }
    entity.place(saved.zone(), saved.position(), saved.controller(), saved.present());
    return entity;
  }

  private void bring(SavedForm.Effect saved) {
    check(saved.sequence() < form.nextSequence(), "effect in play", saved.sequence() + " is newer than the newest");
    check(world.effect(saved.sequence()) == null, "effect in play", saved.sequence() + " is there twice");
    world.bring(inPlay(saved));
  }

  private InPlay inPlay(SavedForm.Effect saved) {
    return new InPlay(
        saved.sequence(), book.effect(saved.effect()), world.entity(saved.source()).getId(),
        world.entity(saved.holder()).getId(), saved.controller(), saved.expires(), saved.heldZone(),
        saved.amount());
  }

  private Attempt attempt(SavedForm.Try saved) {
    return Attempt.restored(
        saved.kind(), saved.stages(), world.entity(saved.actor()).getId(),
        world.entity(saved.target()).getId(), saved.stage(), saved.prevented(), saved.reason());
  }

  private Event event(SavedForm.Happened saved) {
    known(saved.subject());
    known(saved.causer());
    return Event.restored(
        saved.trigger(), saved.subject(), saved.controller(), saved.causer(), saved.stat(),
        saved.before(), saved.after(), saved.key(), saved.number(),
        saved.attempt() == SavedForm.NONE ? null : attempts.get(saved.attempt()));
  }

  private Activation activation(SavedForm.Run saved) {
    Activation activation =
        Activation.restored(
            book.effect(saved.effect()).id(), origin(saved.origin()), world.entity(saved.self()),
            event(saved.event()), saved.parent() == SavedForm.NONE ? null : activations.get(saved.parent()),
            saved.forked(), block(saved.block()), saved.answers(), saved.openChildren());
    known(saved.target());
    activation.target(saved.target());
    Activation.Loop loop = null;
    for (SavedForm.Loop one : saved.loops()) {
      check(one.next() >= 0 && one.next() <= one.entities().length, "loop", "is past its end");
      loop = new Activation.Loop(one.entities(), one.next(), one.outerTarget(), loop);
    }
    activation.loop(loop);
    return activation;
  }

  /** An activation that waits for children that are not there would wait for ever. */
  private void checkChildren() {
    for (int i = 0; i < activations.size(); i++) {
      int number = i;
      long children = form.activations().stream().filter(one -> one.parent() == number).count();
      check(activations.get(i).openChildren() == children, "activation", i + " waits for others than are there");
    }
  }

  private ActiveEffect origin(SavedForm.Effect saved) {
    if (saved == null) {
      return null;
    }
    InPlay lasting = world.effect(saved.sequence());
    return new ActiveEffect(lasting == null ? inPlay(saved) : lasting);
  }

  /** A block that the rule book has; null and an empty name say that the program ends. */
  private String block(String name) {
    check(name == null || name.isEmpty() || !book.blocks().rulesOf(name).isEmpty(), "block", name + " is not in the rule book");
    return name;
  }

  private Agenda.Frame frame(SavedForm.Stack saved) {
    Agenda.Frame frame = new Agenda.Frame(saved.kind());
    saved.items().forEach(item -> frame.items().add(item(item)));
    return frame;
  }

  private AgendaItem item(SavedForm.Item item) {
    if (item instanceof SavedForm.OfEvent event) {
      return event(event.event());
    } else if (item instanceof SavedForm.OfActivation activation) {
      return activations.get(activation.activation());
    } else if (item instanceof SavedForm.OfJoin join) {
      return new Agenda.Join(activations.get(join.activation()));
    } else if (item instanceof SavedForm.OfWaiting waiting) {
      return new Agenda.Waiting(waiting.decision());
    } else if (item instanceof SavedForm.OfAttempt attempt) {
      return attempts.get(attempt.attempt());
    }
    SavedForm.OfCheckpoint checkpoint = (SavedForm.OfCheckpoint) item;
    return new Checkpoint(checkpoint.kind(), checkpoint.turn());
  }

  private Pending pending(SavedForm.Question saved) {
    boolean ofProgram = saved.activation() != SavedForm.NONE;
    check(
        !ofProgram || saved.choices().size() == saved.decision().options().size(), "question",
        saved.decision().id() + " does not say what follows each option");
    saved.choices().forEach(choice -> block(choice.block()));
    Option given = saved.given() == null ? null : saved.decision().option(saved.given());
    check(saved.given() == null || given != null, "question", saved.decision().id() + " has an answer that is no option");
    return new Pending(
        saved.decision(), ofProgram ? activations.get(saved.activation()) : null, saved.choices(), saved.group(), given);
  }

  private void known(int entity) {
    if (entity != Event.NOBODY) {
      world.entity(entity);
    }
  }

  private static void check(boolean right, String what, String wrong) {
    if (!right) {
      throw new IllegalArgumentException(what + ": " + wrong + ".");
    }
  }
}
