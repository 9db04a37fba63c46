package heap;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.runesheet.api.Match;
import dev.runesheet.testing.junit.MatchSetup;
import dev.runesheet.testing.junit.RunesheetTest;
import org.junit.jupiter.api.Test;

/** A match in Java. */
@RunesheetTest(game = "stone-heap")
class BotsTest {

  @Test
  void aHeapOfOneStoneIsTakenAtOnce(@MatchSetup("1") Match match) {
    match.choose(0, new Take(1));
    assertTrue(match.over());
  }
}
