package dev.runesheet.game.mathbattle;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.spi.fact.EffectDefinition;

/**
 * The set-up of a Math Battle for Java callers: its mode and heroes, by ids of the rule book's
 * catalog.
 *
 * @param mode the mode: attributes, limits, global rules
 * @param hero0 the hero of player 0
 * @param hero1 the hero of player 1
 * @param first the player who begins, 0 or 1 (decision 25)
 */
public record DuelSetup(String mode, String hero0, String hero1, int first) {

  /** Refuses what is null. */
  public DuelSetup {
    given(mode, "mode");
    given(hero0, "hero0");
    given(hero1, "hero1");
  }

  /** Two heroes in the default mode; player 0 begins. */
  public static DuelSetup of(String hero0, String hero1) {
    return new DuelSetup(EffectDefinition.GLOBAL, hero0, hero1, 0);
  }

  /** The set-up as JSON, for {@code RuleBook.newMatch}. */
  public JsonNode toJson() {
    ObjectNode json = new ObjectMapper().createObjectNode();
    json.put("mode", mode);
    json.putArray("heroes").add(hero0).add(hero1);
    return json.put("first", first);
  }
}
