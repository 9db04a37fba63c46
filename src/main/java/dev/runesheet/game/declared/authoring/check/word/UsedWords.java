package dev.runesheet.game.declared.authoring.check.word;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.declared.authoring.check.unused.PartReader;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Value;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/**
 * The words of properties that something asks for: conditions of effects, also of groups inside of
 * their values, and formulas, scopes and rules for decks of the catalog.
 */
final class UsedWords implements PartReader {

  /** A property with a word, or with another property that must have the same. */
  private record Pair(String property, String other) {}

  private final Set<Pair> words = new HashSet<>();
  private final Set<Pair> shared = new HashSet<>();

  UsedWords(Collection<Effect> effects, DeclaredCatalog catalog) {
    effects.forEach(this::read);
    JsonNode json = catalog.toJson();
    for (JsonNode test : json.findParents("property")) {
      note(words, test, "word");
      note(shared, test, "ofOther");
    }
    carried(json.path("scopes"));
    carried(json.path("extras").path("building"));
  }

  /** True if a word of a property is asked for. */
  boolean isAsked(String property, String word) {
    return words.contains(new Pair(property, word));
  }

  /** True if two properties are compared with each other. */
  boolean areCompared(String property, String other) {
    return shared.contains(new Pair(property, other)) || shared.contains(new Pair(other, property));
  }

  private static void note(Set<Pair> pairs, JsonNode test, String field) {
    if (test.path(field).isTextual()) {
      pairs.add(new Pair(test.path("property").asText(), test.path(field).asText()));
    }
  }

  private void carried(JsonNode part) {
    for (JsonNode carried : part.findValues("words")) {
      carried
          .properties()
          .forEach(one -> words.add(new Pair(one.getKey(), one.getValue().asText())));
    }
  }

  @Override
  public void value(Value value) {
    if (value instanceof Value.OfGroup some) {
      group(some.group());
    }
    value.parts().forEach(this::value);
  }

  @Override
  public void condition(Condition condition) {
    if (condition instanceof Condition.Is is) {
      words.add(new Pair(is.property(), is.word()));
    } else if (condition instanceof Condition.Same same) {
      shared.add(new Pair(same.property(), same.asProperty()));
    } else if (condition instanceof Condition.Comparison comparison) {
      comparison.values().forEach(this::value);
    } else {
      condition.parts().forEach(this::condition);
    }
  }
}
