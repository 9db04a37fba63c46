package dev.runesheet.pack.tool;

import dev.runesheet.engine.Happening;
import java.util.List;

/**
 * Tells one match in plain words. It hears every happening in order and remembers what it needs of
 * the position: by the time a happening is told, the match itself has gone on.
 */
public interface Narrator {

  /** What there is to say of the next happening; empty if it is not worth telling. */
  List<Told> tell(Happening happening);

  /**
   * A line of the story.
   *
   * @param kind what sort of line
   * @param words the line, without its reason
   * @param block the block of the program that is the reason, or an effect's id; empty if there is
   *     none, or if it goes without saying
   */
  record Told(Kind kind, String words, String block) {}

  /** The sorts of lines. */
  enum Kind {
    /** A turn, round or phase begins. */
    HEADING,
    /** The position is worth showing here, as a board is after each move; it has no words. */
    POSITION,
    /** A player does something. */
    ACTION,
    /** Something changes. */
    CHANGE,
    /** An effect ran and changed nothing: what it asks for did not hold. */
    NOTHING,
    /** A random outcome. */
    CHANCE,
    /** The match is over. */
    END
  }
}
