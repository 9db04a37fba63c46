package dev.runesheet.game.declared.authoring.duel;

import dev.runesheet.language.effectops.HeroSource;
import dev.runesheet.language.effectops.ModeSource;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Inline;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.OrNull;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.Size;
import dev.runesheet.spelling.Word;
import java.util.List;
import java.util.Optional;

/** A recorded match: what was played, and what came of it. */
record RecordedMatch(
    String id,
    Group group,
    @Doc("What it shows, for people.") Optional<String> what,
    @Ref(MODE) PlayedMode mode,
    @Required @Size(value = 2, of = "heroes") List<@Ref(HERO) PlayedHero> heroes,
    @Doc("The player who begins.") @Range(min = 0, max = 1) int first,
    @Inline Outcome outcome) {

  /** The kind of modes. */
  static final String MODE = "mode";

  /** The kind of heroes. */
  static final String HERO = "hero";

  /** The kind of phases of the game. */
  static final String PHASE = "phase";

  /** The reason for which it was recorded. */
  enum Group implements Word {
    DEFAULT,
    RANDOM,
    EDGE
  }

  /**
   * The mode of the match.
   *
   * @param brought the mode itself, unless it is one of the game
   */
  record PlayedMode(String id, Optional<ModeSource> brought) {}

  /**
   * A hero of the match.
   *
   * @param brought the hero itself, unless it is one of the game
   */
  record PlayedHero(String id, Optional<HeroSource> brought) {}

  /** The course of the match and its end, which is compared with that of the match played again. */
  record Outcome(
      @Doc("The numbers of the options chosen.") @Required List<@Range(min = 0) Integer> choices,
      @Doc("What the dice showed.") @Required List<@Range(min = 1) Integer> rolls,
      @Required List<Entry> log,
      @OrNull("nobody") @Range(min = 0, max = 1) Integer winner,
      @Range(min = 0) int turns,
      @Doc("Events that were forgotten.") @Range(min = 0) int dropped,
      @Inline Optional<Failure> failure) {}

  @Doc("What stood after a phase.")
  record Entry(
      @Range(min = 0) int turn,
      @Range(min = 0, max = 1) int active,
      @Ref(PHASE) String after,
      @Doc("The attributes of both players, in the order of the mode.")
          @Required
          @Size(value = 2, of = "lists")
          List<List<Double>> attrs,
      boolean passed,
      Optional<@Range(min = 1) Integer> dropped) {}

  /** An action that failed, with which the record ends. */
  record Failure(Reason error, @Named("error_at") FailedAt at) {

    /** The sort of failure. */
    enum Reason implements Word {
      OVERFLOW,
      NUMBER
    }
  }

  @Doc("Where the match failed and what was kept.")
  record FailedAt(
      @Range(min = 0) int turn,
      @Range(min = 0, max = 1) int active,
      @Ref(PHASE) String phase,
      Optional<Limit> limit,
      @Named("log_kept") @Range(min = 0) int logKept,
      @Named("rolls_kept") @Range(min = 0) int rollsKept,
      @Named("choices_kept") @Range(min = 0) int choicesKept) {

    /** The limit of a match that was exceeded. */
    enum Limit implements Word {
      QUEUE,
      EVENTS
    }
  }
}
