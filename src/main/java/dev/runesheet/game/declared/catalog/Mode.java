package dev.runesheet.game.declared.catalog;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.runesheet.spi.Limits;
import dev.runesheet.spi.fact.StatSchema;
import java.util.List;

/**
 * A way to play a game of {@link Characters}. The effects under its name are in play for each
 * player.
 *
 * @param schema the numbers of each character, in order; 0 where a character says nothing else
 * @param turns the last turn; the match then ends in a draw
 * @param limits the limits beyond which a phase counts as endless
 */
public record Mode(@JsonProperty("stats") StatSchema schema, int turns, Limits limits) {

  /** The names of the numbers, in order. */
  public List<String> stats() {
    return schema.names();
  }
}
