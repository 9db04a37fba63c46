package dev.runesheet.pack.tool;

import dev.runesheet.spi.Happening;
import java.util.List;

/**
 * The teller of one match in plain words. It is notified of every happening in order and keeps what
 * it needs of the state: when a happening is told, the match itself has gone on.
 */
public interface Narrator {

  /** The sentences about the next happening; empty if there are none. */
  List<Told> tell(Happening happening);

  /**
   * A line of the story.
   *
   * @param kind the kind of line
   * @param words the line, without its reason
   * @param block the block of the program that is the reason, or an effect's id; empty if there is
   *     none, or if it goes without saying
   * @param about the id of an effect that the line names besides its reason, such as a status that
   *     somebody gets; empty if there is none
   * @param holder the name of the card whose effect is the reason, where several can have it; empty
   *     if that goes without saying
   */
  record Told(Kind kind, String words, String block, String about, String holder) {

    /** A line that names no effect but its reason. */
    public Told(Kind kind, String words, String block) {
      this(kind, words, block, "", "");
    }
  }

  /** The sorts of lines. */
  enum Kind {
    /** A turn, round or phase begins. */
    HEADING,
    /** The position is worth showing here, as a board is after each move; it has no words. */
    POSITION,
    /** A player does something. */
    ACTION,
    /** A change. */
    CHANGE,
    /** A run of an effect that changed nothing because its condition did not hold. */
    NOTHING,
    /** A random outcome. */
    CHANCE,
    /** The match is over. */
    END
  }
}
