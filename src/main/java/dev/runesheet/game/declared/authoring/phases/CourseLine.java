package dev.runesheet.game.declared.authoring.phases;

import dev.runesheet.game.declared.catalog.Course;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.schema.Declares;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.spi.EventOrder;
import dev.runesheet.spi.Limits;
import java.util.Map;
import java.util.Optional;

/** The entry {@code course} of {@code game.yaml}. */
public record CourseLine(
    @Doc(
            "When effects answer events that a program causes. Nested: before and after each line"
                + " that chooses, decides ('if'), repeats or runs another; at the end of each round"
                + " and way in it; after verbs of which verbs.md says so; before a line that works"
                + " out a number behind one that moved cards or changed effects; and at its end."
                + " Lines between run through. Queued: one after the other, when the program of the"
                + " action, or of the answer to an event of a phase, has ended. Last: one after the"
                + " other, after everything else.")
        @Default("\"nested\"")
        EventOrder events,
    @Doc("Whether all players see the outcomes of dice.") @Named("open dice") @Default("false")
        boolean openDice,
    @Doc(
            "Marks that a turn has from the moment when a verb signals a word, by that word: 'pass'"
                + " in games of characters, 'turn-around' in others, and what verbs of your own"
                + " signal.")
        Map<@Ref("signal") String, @Ref("phase name") @Declares("mark") String> marks,
    @Doc(
            "The phase after the end of a match, with which the last one ends; if left out, a match"
                + " stays in its last phase.")
        @Named("after the end")
        Optional<@Ref("phase name") String> over,
    @Doc("Beyond which an action, or the beginning of a phase, counts as endless.")
        Optional<LimitsLine> limits) {

  /** The course of a game that declares nothing about it. */
  public static final CourseLine USUAL =
      new CourseLine(EventOrder.NESTED, false, Map.of(), Optional.empty(), Optional.empty());

  private static final String GRANT = "grant";

  /** The limits of an action, and of the beginning of a phase. */
  public record LimitsLine(
      @Doc("The most events that wait at the same time.") @Default("10000") @Range(min = 1)
          int waiting,
      @Doc(
              "The most events of an action, or of the beginning of a phase; with rules in DRL, those that"
                  + " no effect answers count, too.")
          @Default("100000")
          @Range(min = 1)
          int events,
      @Doc("The most programs of an action, or of the beginning of a phase.")
          @Default("10000")
          @Range(min = 1)
          int programs) {}

  /** The limits, of which the number of changes is none if others are declared. */
  public Limits limits(boolean drop) {
    return limits
        .map(
            line ->
                new Limits(line.waiting(), line.events(), line.programs(), Integer.MAX_VALUE, drop))
        .orElse(Limits.DEFAULT);
  }

  /**
   * The course of matches.
   *
   * @param verbs the verbs of the game; effects end with a turn only where one grants them
   * @param eliminates whether players can be out
   * @param opening the number of phases before the first turn
   */
  public Course course(VerbCatalog verbs, boolean eliminates, long opening) {
    boolean durations = verbs.names().contains(GRANT);
    return new Course(
        events,
        openDice,
        marks,
        over.orElse(""),
        limits(false),
        durations,
        eliminates,
        (int) opening);
  }
}
