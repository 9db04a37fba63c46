package dev.runesheet.game.declared.authoring.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.language.JsonFields.JsonField;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.testing.Scenario;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The check for contradictions between the effects that a scenario registers. */
final class EffectCheck {

  private static final String STACKING = "stacking";

  /** The stacking mode by owner, type and key. */
  private final Map<List<String>, String> modes = new HashMap<>();

  void check(Scenario scenario) {
    for (JsonField player : fields(scenario.given().at("/players"))) {
      effects(player.name(), player.value());
      for (JsonField zone : fields(Optional.of(player.value()))) {
        if (zone.value().node().isArray()) {
          zone.value().list().orElse(List.of()).forEach(card -> effects(player.name(), card));
        }
      }
    }
    for (JsonValue action : scenario.actions()) {
      String on = action.node().path("on").asText();
      String owner = on.substring(0, Math.min(on.length(), "player 1".length()));
      action.at("/register").ifPresent(effect -> effect(owner, effect));
    }
  }

  private void effects(String owner, JsonValue on) {
    on.at("/effects")
        .filter(list -> list.node().isArray())
        .flatMap(JsonValue::list)
        .ifPresent(list -> list.forEach(effect -> effect(owner, effect)));
  }

  private void effect(String owner, JsonValue effect) {
    JsonNode node = effect.node();
    if (node.has("type") && !node.has("changes") && node.path("of").asText("self").equals("self")) {
      JsonValue place = effect.at("/of").orElse(effect);
      place.error(Code.SUPPRESSES_ITSELF, "a suppressor of 'self'", "whom else it suppresses");
    }
    String type = node.path("type").asText();
    String key = node.path("key").asText(type);
    String mode = node.path(STACKING).asText("additive");
    String other = modes.putIfAbsent(List.of(owner, type, key), mode);
    if (other != null && !other.equals(mode)) {
      effect
          .at("/" + STACKING)
          .orElse(effect)
          .error(
              Code.STACKING_MODE,
              Words.quote(mode) + " for the key " + Words.quote(key),
              Words.quote(other) + ", as other effects with this key say");
    }
  }

  private static List<JsonField> fields(Optional<JsonValue> value) {
    return value
        .filter(one -> one.node().isObject())
        .flatMap(JsonValue::fields)
        .map(fields -> fields.all())
        .orElse(List.of());
  }
}
