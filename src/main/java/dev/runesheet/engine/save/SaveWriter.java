package dev.runesheet.engine.save;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.state.Agenda;
import dev.runesheet.engine.state.Counters;
import dev.runesheet.engine.state.LiveWorld;
import dev.runesheet.engine.state.MatchState;
import dev.runesheet.engine.state.PendingQuestion;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.fact.Activation;
import dev.runesheet.spi.fact.AgendaItem;
import dev.runesheet.spi.fact.Attempt;
import dev.runesheet.spi.fact.Checkpoint;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.spi.setup.RecordJson;
import dev.runesheet.word.ChangeNumber;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The writer of a match in its saved form; a shared object gets a number at its first occurrence.
 */
final class SaveWriter {

  private final List<List<String>> schemas = new ArrayList<>();
  private final List<MatchSnapshot.AttemptState> attempts = new ArrayList<>();
  private final List<MatchSnapshot.ActivationState> activations = new ArrayList<>();
  private final Map<Object, Integer> numbers = new IdentityHashMap<>();

  MatchSnapshot write(MatchParts match) {
    MatchState position = match.position();
    LiveWorld world = match.world();
    Game game = match.rules().game();
    JsonNode state = SaveCheck.checked(game, position.game, world.entities());
    List<MatchSnapshot.EntityState> entities = world.entities().stream().map(this::entity).toList();
    List<MatchSnapshot.EffectState> inPlay =
        world.inPlay().stream().map(SaveWriter::effect).toList();
    List<MatchSnapshot.FrameState> frames =
        position.agenda.frames().stream().map(this::frame).toList();
    List<MatchSnapshot.QuestionState> pending =
        position.pending.stream().map(this::question).toList();
    return new MatchSnapshot(
        MatchSnapshot.FORMAT,
        game.id(),
        match.rules().book().hash(),
        match.setup(),
        match.answers(),
        position.chance.state(),
        match.begun() == null ? null : match.begun().state(),
        schemas,
        entities,
        inPlay,
        world.nextSequence(),
        rare(world, InPlay::getLeft),
        rare(world, InPlay::getKeeper),
        state,
        counts(position.counters),
        attempts,
        activations,
        frames,
        pending,
        position.questions.counts(),
        match.known(),
        position.over,
        position.winner(),
        position.winners);
  }

  /** A part of the effects in play that most of them lack, by their sequences. */
  private static <T> Map<Integer, T> rare(LiveWorld world, Function<InPlay, T> part) {
    Map<Integer, T> rare = new LinkedHashMap<>();
    for (InPlay effect : world.inPlay()) {
      T of = part.apply(effect);
      if (of != null) {
        rare.put(effect.getSequence(), of);
      }
    }
    return rare;
  }

  private static MatchSnapshot.LimitCounts counts(Counters counters) {
    return new MatchSnapshot.LimitCounts(
        counters.events,
        counters.activations,
        counters.operations,
        counters.dropped,
        counters.exhausted);
  }

  private MatchSnapshot.EntityState entity(Entity entity) {
    List<String> names = entity.schema().names();
    if (!schemas.contains(names)) {
      schemas.add(names);
    }
    double[] stats = new double[names.size()];
    for (int i = 0; i < stats.length; i++) {
      stats[i] = entity.base(i);
    }
    return new MatchSnapshot.EntityState(
        entity.getKind(),
        entity.getDefinition(),
        new MatchSnapshot.Name(entity.askedName(), entity.getName()),
        entity.getController(),
        entity.getZone(),
        entity.getPosition(),
        entity.isPresent(),
        schemas.indexOf(names),
        stats);
  }

  private static MatchSnapshot.EffectState effect(InPlay effect) {
    return new MatchSnapshot.EffectState(
        effect.getSequence(),
        name(effect),
        effect.getSource(),
        effect.getHolder(),
        effect.getController(),
        effect.getExpires(),
        effect.getHeldZone(),
        effect.getAmount());
  }

  /**
   * The name of an effect; of a registered effect its whole definition, since no rule book has it.
   */
  private static String name(InPlay effect) {
    return effect.registered() == null
        ? effect.getEffect()
        : WorldReader.REGISTERED + RecordJson.write(effect.registered());
  }

  private MatchSnapshot.FrameState frame(Agenda.Frame frame) {
    return new MatchSnapshot.FrameState(
        frame.kind(), frame.items().stream().map(this::item).toList());
  }

  private MatchSnapshot.Item item(AgendaItem item) {
    if (item instanceof Event event) {
      return new MatchSnapshot.OfEvent(event(event));
    } else if (item instanceof Activation activation) {
      return new MatchSnapshot.OfActivation(number(activation));
    } else if (item instanceof Agenda.Join join) {
      return new MatchSnapshot.OfJoin(number(join.parent()));
    } else if (item instanceof Agenda.Waiting waiting) {
      return new MatchSnapshot.OfWaiting(waiting.decision());
    } else if (item instanceof Attempt attempt) {
      return new MatchSnapshot.OfAttempt(number(attempt));
    } else if (item instanceof Checkpoint checkpoint) {
      return new MatchSnapshot.OfCheckpoint(checkpoint.kind(), checkpoint.turn());
    }
    throw new IllegalStateException("agenda item (" + item + ") has no saved form.");
  }

  private MatchSnapshot.QuestionState question(PendingQuestion question) {
    int activation =
        question.activation() == null ? MatchSnapshot.NONE : number(question.activation());
    String given = question.given() == null ? null : question.given().id();
    return new MatchSnapshot.QuestionState(
        question.decision(), activation, question.choices(), question.group(), given);
  }

  private MatchSnapshot.EventState event(Event event) {
    int attempt = event.attempt() == null ? MatchSnapshot.NONE : number(event.attempt());
    return new MatchSnapshot.EventState(
        event.getTrigger(),
        event.getSubject(),
        event.getController(),
        event.getCauser(),
        (int) event.payload(ChangeNumber.STAT),
        event.payload(ChangeNumber.OLD),
        event.payload(ChangeNumber.NEW),
        event.numbers(),
        attempt);
  }

  private int number(Attempt attempt) {
    Integer known = numbers.get(attempt);
    if (known != null) {
      return known;
    }
    // An event of the run can be a stage of the attempt: the place is taken before the run is met.
    int place = attempts.size();
    numbers.put(attempt, place);
    attempts.add(null);
    attempts.set(
        place,
        new MatchSnapshot.AttemptState(
            attempt.getKind(),
            attempt.stages(),
            attempt.getActor(),
            attempt.getTarget(),
            attempt.stageIndex(),
            attempt.isPrevented(),
            attempt.reason(),
            attempt.run() == null ? MatchSnapshot.NONE : number(attempt.run()),
            new LinkedHashMap<>(attempt.words())));
    return place;
  }

  private int number(Activation activation) {
    Integer known = numbers.get(activation);
    if (known != null) {
      return known;
    }
    int parent = activation.parent() == null ? MatchSnapshot.NONE : number(activation.parent());
    activations.add(
        new MatchSnapshot.ActivationState(
            activation.effect(),
            activation.origin() == null ? null : effect(activation.origin().getOrigin()),
            activation.self().getId(),
            event(activation.event()),
            parent,
            activation.forked(),
            activation.queued(),
            activation.inner(),
            activation.block(),
            activation.target(),
            activation.answer(),
            loops(activation.loop()),
            activation.answers(),
            activation.openChildren(),
            new LinkedHashMap<>(activation.words())));
    numbers.put(activation, activations.size() - 1);
    return activations.size() - 1;
  }

  private static List<MatchSnapshot.LoopState> loops(Activation.Loop innermost) {
    LinkedList<MatchSnapshot.LoopState> loops = new LinkedList<>();
    for (Activation.Loop loop = innermost; loop != null; loop = loop.outer()) {
      loops.addFirst(new MatchSnapshot.LoopState(loop.ids(), loop.next(), loop.outerTarget()));
    }
    return loops;
  }
}
