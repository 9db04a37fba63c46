package dev.runesheet.game.mathbattle;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.engine.SetupReader;
import dev.runesheet.engine.fact.EffectDefinition;

/**
 * The set-up of a Math Battle: its mode and heroes, by ids of the rule book's catalog.
 *
 * @param mode the mode: attributes, limits, global rules
 * @param hero0 the hero of player 0
 * @param hero1 the hero of player 1
 * @param first the player who begins, 0 or 1 (decision 25)
 * @param position the position in which the duel begins
 */
public record DuelSetup(String mode, String hero0, String hero1, int first, DuelPosition position) {

  /** A duel from its start. */
  public DuelSetup(String mode, String hero0, String hero1, int first) {
    this(mode, hero0, hero1, first, DuelPosition.START);
  }

  /** Checks who begins. */
  public DuelSetup {
    if (first != 0 && first != 1) {
      throw new IllegalArgumentException("first (" + first + ") must be 0 or 1.");
    }
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
    json.put("first", first);
    if (!position.equals(DuelPosition.START)) {
      json.set("position", position.toJson());
    }
    return json;
  }

  static void check(JsonNode json, DuelCatalog catalog) {
    SetupReader in = SetupReader.of(json);
    String mode = in.word("mode", catalog.modes().keySet(), EffectDefinition.GLOBAL);
    in.words("heroes", 2, catalog.heroes().keySet());
    in.whole("first", 0, 1, 0);
    if (in.has("position")) {
      DuelPosition.check(in.part("position"), catalog.modes().get(mode));
    }
    in.done();
  }

  /**
   * Reads what {@link #toJson} writes; the mode, who begins and the position may be left out.
   *
   * @throws IllegalArgumentException if something is missing or wrong
   */
  public static DuelSetup of(JsonNode json) {
    JsonNode heroes = json.path("heroes");
    if (heroes.size() != 2) {
      throw new IllegalArgumentException("heroes (" + heroes + ") must name two heroes.");
    }
    return new DuelSetup(
        json.path("mode").asText(EffectDefinition.GLOBAL),
        heroes.get(0).asText(),
        heroes.get(1).asText(),
        json.path("first").asInt(0),
        DuelPosition.of(json.path("position")));
  }
}
