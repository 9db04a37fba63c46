package dev.runesheet.game.tcgpocket.authoring;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.game.tcgpocket.authoring.card.CardSource;
import dev.runesheet.game.tcgpocket.authoring.card.PocketWords;
import dev.runesheet.language.active.CardWords;
import dev.runesheet.language.active.EffectLowering;
import dev.runesheet.language.active.EffectType;
import dev.runesheet.language.active.EffectTypes;
import dev.runesheet.language.active.LoweredEffects;
import dev.runesheet.language.active.SampleCards;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The check of what the values of effect types become, also of words that no card uses. */
final class WordsOfTypes {

  /** Reads the statuses that cards give. */
  @FunctionalInterface
  interface Statuses {

    /** Reads a status; what is wrong in it is reported. */
    void read(LoweredEffects.Line status, Diagnostics findings);
  }

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final EffectTypes types;
  private final SampleCards cards;

  /** The ids of the types in which nothing has been found yet. */
  private final List<String> sound;

  /**
   * Makes the check.
   *
   * @param findings what is found before any card is read
   */
  WordsOfTypes(EffectTypes types, Diagnostics findings) {
    this.types = types;
    this.cards = new SampleCards(types, WordsOfTypes::card);
    this.sound =
        types.file().types().entrySet().stream()
            .filter(type -> !findings.areAt(type.getValue().places().all()))
            .map(Map.Entry::getKey)
            .toList();
  }

  /** Reports what is wrong with values where their types say it, unless something is told there. */
  void check(DeclaredNames names, Statuses statuses, Diagnostics findings) {
    for (String id : sound) {
      for (Diagnostic one : found(id, names, statuses).all()) {
        if (isOfValue(one, types.file().types().get(id)) && !findings.areAt(one.location())) {
          findings.add(one);
        }
      }
    }
  }

  private Diagnostics found(String id, DeclaredNames names, Statuses statuses) {
    Diagnostics found = new Diagnostics();
    JsonDocument file = cards.of(id);
    Map<String, CardSource> all =
        CardSource.File.read(types, file.root()).map(CardSource.File::cards).orElse(Map.of());
    for (CardSource card : all.values()) {
      Map<String, LoweredEffects.Line> given = new LinkedHashMap<>();
      new CardForm(file, card, new EffectLowering(types), given).read(names, found);
      given.values().forEach(status -> statuses.read(status, found));
    }
    return found;
  }

  /** A Pokémon, or a supporter, with an effect. */
  private static ObjectNode card(String name, String home, ObjectNode use) {
    ObjectNode card = NODES.objectNode().put("name", name);
    ArrayNode uses = NODES.arrayNode().add(use);
    if (home.equals(PocketWords.TRAINER)) {
      return card.put("kind", "supporter").set("effects", uses);
    }
    card.put("kind", "pokemon").put("type", "colorless").put("hp", 60);
    if (home.equals(CardWords.ABILITY)) {
      use.put("name", name);
      return card.set("abilities", uses);
    }
    ObjectNode attack = NODES.objectNode().put("name", name).put("cost", "C").put("damage", 10);
    attack.set("effects", uses);
    return card.set("attacks", NODES.arrayNode().add(attack));
  }

  private static boolean isOfValue(Diagnostic finding, EffectType type) {
    SourceLocation params = type.places().of("params");
    return finding.location().file().equals(params.file())
        && finding.location().place().isBelow(params.place());
  }
}
