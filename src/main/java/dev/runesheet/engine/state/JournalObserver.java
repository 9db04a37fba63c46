package dev.runesheet.engine.state;

import dev.runesheet.spi.Happening;
import dev.runesheet.spi.ListenerException;

/** A reader of the journal that follows it closely, such as the stream of a player. */
public interface JournalObserver {

  /** A happening was logged. */
  void happened(Happening happening);

  /**
   * The match is between two blocks of programs, or two steps of its phases. Where it is so follows
   * from what runs, not from what answers it or where players are asked.
   */
  void stepped();

  /** An action begins; what throws here keeps it from doing so. */
  void beginning();

  /** The action is at its end; what throws here fails it. */
  void ending();

  /**
   * The action succeeded. Runs no code of a game.
   *
   * @param mark the length of the journal
   */
  void settle(int mark);

  /** Notifies listeners; gives the earlier exception, or the first one thrown. */
  ListenerException tell(ListenerException earlier);

  /** Everything after a mark was taken back, and the match stands as it did then. */
  void undone(int mark);

  /** The action failed: its entries are discarded. */
  void discard();
}
