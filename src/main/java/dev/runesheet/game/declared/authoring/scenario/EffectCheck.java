package dev.runesheet.game.declared.authoring.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonFields.JsonField;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.OptionalDeclarations;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.Typo;
import dev.runesheet.testing.Scenario;
import dev.runesheet.word.StackingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The check of the effects that a scenario registers and asks for: contradictions, and types. */
final class EffectCheck {

  private static final String STACKING = "stacking";

  /** The stacking mode by owner, type, key and changed number. */
  private final Map<List<String>, String> modes = new HashMap<>();

  private final Set<String> types = new TreeSet<>();
  private final Set<String> triggers = new TreeSet<>();

  /** The types that the game's own effects have. */
  private final Set<String> declared;

  /** The triggers that the game's own effects have. */
  private final Set<String> declaredTriggers;

  /** The types that the scenario names, wherever it does. */
  private final List<JsonValue> named = new ArrayList<>();

  EffectCheck(DeclaredCatalog catalog) {
    for (OptionalDeclarations.Continuous effect : catalog.extras().continuous().values()) {
      types.add(effect.type());
      triggers.add(effect.trigger());
    }
    for (OptionalDeclarations.Listed effect : catalog.extras().listed().values()) {
      types.add(effect.type());
      triggers.add(effect.trigger());
    }
    types.remove("");
    triggers.remove("");
    declared = Set.copyOf(types);
    declaredTriggers = Set.copyOf(triggers);
  }

  void check(Scenario scenario) {
    for (JsonField player : scenario.given().named("players")) {
      effects(player.name(), player.value());
      for (JsonField zone : player.value().named()) {
        zone.value().entries().forEach(card -> effects(player.name(), card));
      }
    }
    for (JsonValue action : scenario.actions()) {
      String on = action.node().path("on").asText();
      String owner = on.substring(0, Math.min(on.length(), "player 1".length()));
      action.at("/register").ifPresent(effect -> registered(owner, effect));
    }
    types.remove("");
    triggers.remove("");
    for (JsonValue action : scenario.actions()) {
      action
          .at("/remove")
          .filter(type -> !type.node().asText().equals(TableAction.Remove.ALL))
          .ifPresent(this::knownType);
    }
    scenario.then().entries("effects").forEach(this::asked);
    named.forEach(this::slip);
  }

  /** Any word is a type; one that the scenario names once and is nearly the game's is a slip. */
  private void slip(JsonValue type) {
    String name = type.node().asText();
    long times = named.stream().filter(one -> one.node().asText().equals(name)).count();
    if (times == 1 && !declared.contains(name)) {
      Typo.meantByWords(name, declared)
          .map(
              Diagnostic.about(Code.NAME_NEAR, type.location(), name, "a type of the game's")
                  ::meaning)
          .ifPresent(type::report);
    }
  }

  private void knownType(JsonValue type) {
    if (known(type, types)) {
      named.add(type);
    }
  }

  private void asked(JsonValue query) {
    query.at("/type").ifPresent(this::knownType);
    query.at("/trigger").ifPresent(trigger -> known(trigger, triggers));
  }

  private static boolean known(JsonValue word, Set<String> words) {
    boolean known = !word.node().isTextual() || words.contains(word.node().asText());
    if (!known) {
      word.unknownWord(Code.UNKNOWN_REFERENCE, words);
    }
    return known;
  }

  private void effects(String owner, JsonValue on) {
    on.entries("effects").forEach(effect -> registered(owner, effect));
  }

  /** Any word is a trigger in a game that has none; others ask for theirs alone. */
  private void registered(String owner, JsonValue effect) {
    effect(owner, effect);
    effect
        .at("/trigger")
        .filter(trigger -> !declaredTriggers.isEmpty() && !isBlank(trigger))
        .ifPresent(trigger -> known(trigger, declaredTriggers));
  }

  /** The check of an effect alone. */
  void effect(JsonValue effect) {
    effect("", effect);
  }

  private void effect(String owner, JsonValue effect) {
    JsonNode node = effect.node();
    if (node.has("type") && !node.has("changes") && node.path("of").asText("self").equals("self")) {
      JsonValue place = effect.at("/of").orElse(effect);
      place.error(Code.SUPPRESSES_ITSELF, "a suppressor of 'self'", "whom else it suppresses");
    }
    String type = node.path("type").asText();
    types.add(type);
    effect.at("/type").filter(word -> !isBlank(word)).ifPresent(named::add);
    effect.at("/type").ifPresent(EffectCheck::reportBlank);
    effect.at("/key").ifPresent(EffectCheck::reportBlank);
    triggers.add(node.path("trigger").asText());
    String key = node.path("key").asText(type);
    String mode = node.path(STACKING).asText(StackingMode.ADDITIVE.word());
    String stat = node.path("changes").asText();
    String other = modes.putIfAbsent(List.of(owner, type, key, stat), mode);
    if (other != null && !other.equals(mode) && !type.isBlank()) {
      String by = node.has("key") ? "the key " : "the type ";
      effect
          .at("/" + STACKING)
          .orElse(effect)
          .error(
              Code.STACKING_MODE,
              Words.quote(mode) + " for " + by + Words.quote(key),
              Words.quote(other) + ", as other such effects of " + Words.quote(stat) + " add up");
    }
  }

  private static boolean isBlank(JsonValue text) {
    return text.node().isTextual() && text.node().asText().isBlank();
  }

  private static void reportBlank(JsonValue text) {
    if (isBlank(text)) {
      text.wrong(Code.EMPTY, "a word");
    }
  }
}
