package dev.runesheet.engine.save;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.state.Agenda;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Winners;
import dev.runesheet.spi.fact.BlockChoice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A match as its JSON has it: plain data, in which activations and attempts, which several places
 * share, stand once in a table and are named by their index.
 *
 * @param format the version of this form
 * @param game the game's id
 * @param rules the hash of the rules
 * @param begun the chance as it was at the start; null if the answers do not replay the match
 * @param schemas the stat names of each sort of entities
 * @param entities by number
 * @param inPlay the effects in play, oldest first
 * @param left the zones that holders of effects have left, where these stay until all have answered
 *     that: by the sequences of the effects, and left out if there are none
 * @param keepers the players who had holders of effects until these left play to be nobody's: by
 *     the sequences of the effects, and left out if there are none
 * @param state the game's own state
 * @param activations each behind the one that waits for it
 * @param frames the agenda, lowest frame first
 * @param questions how many were asked: of each player where that is a secret, or of all together
 * @param winner the only player who won; -1 for none, or if several share the win
 * @param winners all players who won; left out if the winner tells as much
 * @param known the entities that each player knows by numbers of his own, in the order of these
 */
public record MatchSnapshot(
    int format,
    String game,
    String rules,
    JsonNode setup,
    List<String> answers,
    Chance.State chance,
    Chance.State begun,
    List<List<String>> schemas,
    List<EntityState> entities,
    List<EffectState> inPlay,
    int nextSequence,
    @JsonProperty(MatchSnapshot.LEFT) @JsonInclude(JsonInclude.Include.NON_EMPTY)
        Map<Integer, String> left,
    @JsonProperty(MatchSnapshot.KEEPERS) @JsonInclude(JsonInclude.Include.NON_EMPTY)
        Map<Integer, Integer> keepers,
    JsonNode state,
    LimitCounts counts,
    List<AttemptState> attempts,
    List<ActivationState> activations,
    List<FrameState> frames,
    List<QuestionState> pending,
    List<Integer> questions,
    @JsonProperty(MatchSnapshot.KNOWN) List<List<Integer>> known,
    boolean over,
    int winner,
    @JsonProperty(MatchSnapshot.WINNERS)
        @JsonInclude(value = JsonInclude.Include.CUSTOM, valueFilter = Winners.UnlessShared.class)
        List<Integer> winners) {

  /** The version that this engine writes and reads. */
  static final int FORMAT = 7;

  /** The field of the entities that players know, which saves of earlier versions lack. */
  static final String KNOWN = "known";

  /** The field of the zones that holders have left, which most saves lack. */
  static final String LEFT = "left";

  /** The field of the players who had holders that are nobody's, which most saves lack. */
  static final String KEEPERS = "keepers";

  /** The field of the winners, which only saves of shared wins have. */
  static final String WINNERS = "winners";

  /** The fields that say who has won. */
  static final List<String> WON = List.of("winner", WINNERS);

  /** The fields that say which programs are under way, and what they ask. */
  static final List<String> UNDER_WAY = List.of("attempts", "activations", "frames", "pending");

  /** The index that stands for none. */
  static final int NONE = -1;

  public MatchSnapshot {
    need(answers, chance, schemas, entities, inPlay, left, keepers, counts, attempts, activations);
    need(frames, pending, questions, known);
    winners = Winners.told(winner, winners);
  }

  /** True if a program is under way, or an event waits. */
  @JsonIgnore
  public boolean isUnderWay() {
    return !activations.isEmpty() || frames.stream().anyMatch(one -> !one.items().isEmpty());
  }

  private static void need(Object... parts) {
    for (Object part : parts) {
      Objects.requireNonNull(part);
    }
  }

  /** An entity; {@code schema} is an index. */
  record EntityState(
      String kind,
      String definition,
      Name name,
      int controller,
      String zone,
      int position,
      boolean present,
      int schema,
      double[] stats) {
    EntityState {
      need(kind, definition, name, zone, stats);
    }
  }

  /**
   * The name of an entity: one text, or two where the game gave it another than it was asked for.
   *
   * @param asked the name that the game was asked for
   * @param given the name that it has
   */
  record Name(String asked, String given) {
    Name {
      need(asked, given);
    }

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static Name read(JsonNode saved) {
      List<JsonNode> texts = new ArrayList<>();
      (saved.isArray() ? saved : List.of(saved)).forEach(texts::add);
      if (texts.isEmpty() || texts.size() > 2 || !texts.stream().allMatch(JsonNode::isTextual)) {
        throw new IllegalArgumentException("expected a text, or a list of two");
      }
      return new Name(texts.get(0).textValue(), texts.get(texts.size() - 1).textValue());
    }

    @JsonValue
    Object written() {
      return asked.equals(given) ? given : List.of(asked, given);
    }
  }

  /** An effect in play; {@code heldZone} may be null. */
  record EffectState(
      int sequence,
      String effect,
      int source,
      int holder,
      int controller,
      int expires,
      String heldZone,
      double amount) {
    EffectState {
      need(effect);
    }
  }

  /** The counts of the limits. */
  record LimitCounts(int events, int activations, int operations, int dropped, boolean exhausted) {}

  /** An attempt; {@code stage} is an index, {@code run} one of an activation. */
  record AttemptState(
      String kind,
      List<String> stages,
      int actor,
      int target,
      int stage,
      boolean prevented,
      String reason,
      int run,
      Map<String, String> words) {
    AttemptState {
      need(kind, stages, reason, words);
    }
  }

  /** An event; {@code attempt} is an index. */
  record EventState(
      String trigger,
      int subject,
      int controller,
      int causer,
      int stat,
      double before,
      double after,
      Map<String, Double> numbers,
      int attempt) {
    EventState {
      need(trigger, numbers);
    }
  }

  /** An activation; {@code origin} and {@code block} may be null, {@code parent} is an index. */
  record ActivationState(
      String effect,
      EffectState origin,
      int self,
      EventState event,
      int parent,
      boolean forked,
      boolean queued,
      @JsonProperty(ActivationState.INNER) @JsonInclude(JsonInclude.Include.NON_DEFAULT)
          boolean inner,
      String block,
      int target,
      String answer,
      List<LoopState> loops,
      long answers,
      int openChildren,
      Map<String, String> words) {

    /** The field of those that run lines of another, which most lack. */
    static final String INNER = "inner";

    ActivationState {
      need(effect, event, answer, loops, words);
    }
  }

  /** A loop under way; of several the outermost stands first. */
  record LoopState(int[] entities, int next, int outerTarget) {
    LoopState {
      need(entities);
    }
  }

  /** A frame of the agenda. */
  record FrameState(Agenda.Kind kind, List<Item> items) {
    FrameState {
      need(kind, items);
    }
  }

  /** An open question; {@code activation} is an index, {@code given} may be null. */
  record QuestionState(
      Decision decision, int activation, List<BlockChoice> choices, String group, String given) {
    QuestionState {
      need(decision, choices, group);
      choices.forEach(choice -> need(choice.id(), choice.words(), choice.block()));
    }
  }

  /** An item of the agenda. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "item")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = OfEvent.class, name = "event"),
    @JsonSubTypes.Type(value = OfActivation.class, name = "activation"),
    @JsonSubTypes.Type(value = OfJoin.class, name = "join"),
    @JsonSubTypes.Type(value = OfWaiting.class, name = "waiting"),
    @JsonSubTypes.Type(value = OfAttempt.class, name = "attempt"),
    @JsonSubTypes.Type(value = OfCheckpoint.class, name = "checkpoint")
  })
  sealed interface Item {}

  /** An event. */
  record OfEvent(EventState event) implements Item {}

  /** An activation by its index. */
  record OfActivation(int activation) implements Item {}

  /** An activation, by its index, that waits for its children. */
  record OfJoin(int activation) implements Item {}

  /** A wait for an answer. */
  record OfWaiting(String decision) implements Item {}

  /** An attempt by its index. */
  record OfAttempt(int attempt) implements Item {}

  /** A look at states. */
  record OfCheckpoint(String kind, int turn) implements Item {}
}
