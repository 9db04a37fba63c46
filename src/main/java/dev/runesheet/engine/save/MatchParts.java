package dev.runesheet.engine.save;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.machine.PlayedRules;
import dev.runesheet.engine.state.LiveWorld;
import dev.runesheet.engine.state.MatchState;
import dev.runesheet.spi.Chance;
import java.util.List;

/**
 * The parts of a match that are saved.
 *
 * @param setup the set-up it was started with
 * @param answers the answers given so far, each as {@code decision=option}
 * @param world the facts
 * @param position the state except the facts
 * @param known the entities that players know by numbers of their own, by player
 * @param begun the chance at the start; null if it does not replay the match
 */
public record MatchParts(
    PlayedRules rules,
    JsonNode setup,
    List<String> answers,
    LiveWorld world,
    MatchState position,
    List<List<Integer>> known,
    Chance begun) {}
