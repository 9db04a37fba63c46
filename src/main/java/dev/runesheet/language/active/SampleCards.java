package dev.runesheet.language.active;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.language.active.EffectType.Kind;
import dev.runesheet.language.active.EffectType.Parameter;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Cards that are made up for an effect type, so that all its words are read as those that cards
 * use: one for each word of a choice, and one that leaves out what can be left out.
 */
public record SampleCards(EffectTypes types, Form form) {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final String NAME = "Made up";

  /** The game's form of cards. */
  @FunctionalInterface
  public interface Form {

    /**
     * A card of some name that has an effect.
     *
     * @param home where on the card the effect stands
     */
    ObjectNode card(String name, String home, ObjectNode use);
  }

  /** The file of the cards for a type; without cards if it says nothing about its values. */
  public JsonDocument of(String id) {
    ObjectNode cards = NODES.objectNode();
    EffectType type = types.file().types().get(id);
    for (String home : new LinkedHashSet<>(type.homes())) {
      for (ObjectNode params : values(type, home)) {
        ObjectNode use = NODES.objectNode().put("effect_id", id);
        use.set("params", params);
        cards.set("made-up-" + cards.size(), form.card(NAME, home, use));
      }
    }
    JsonNode file = NODES.objectNode().set("cards", cards);
    return JsonDocument.of("", "", file, new Diagnostics());
  }

  /** Values of the parameters, so that each word is given once; none if they say nothing. */
  private List<ObjectNode> values(EffectType type, String home) {
    Set<ObjectNode> all = new LinkedHashSet<>();
    type.params()
        .forEach(
            (name, parameter) -> {
              if (parameter.as().isPresent() || !parameter.required()) {
                all.add(values(type, home, "", ""));
                all.add(values(type, home, name, ""));
              }
              parameter.words().keySet().forEach(word -> all.add(values(type, home, name, word)));
            });
    return new ArrayList<>(all);
  }

  /**
   * Values of the parameters that must be given and of one more, so that a mistake in what another
   * becomes is not told of that one.
   *
   * @param name the name of the one; empty for none
   * @param word its word; empty for any value
   */
  private ObjectNode values(EffectType type, String home, String name, String word) {
    ObjectNode values = NODES.objectNode();
    type.params()
        .forEach(
            (other, parameter) -> {
              if (parameter.required() || other.equals(name)) {
                value(parameter, home, name, word).forEach(one -> values.set(other, one));
              }
            });
    if (!word.isEmpty()) {
      values.put(name, word);
      type.params().get(name).goesWith().getOrDefault(word, Map.of()).forEach(values::put);
    }
    return values;
  }

  /** A value that a parameter can have, beside a word of another; empty if none is known. */
  private List<JsonNode> value(Parameter parameter, String home, String other, String word) {
    return switch (parameter.type()) {
      case NUMBER, DECIMAL ->
          List.of(NODES.numberNode(Math.max(parameter.least(), Math.min(1, parameter.most()))));
      case FLAG -> List.of(NODES.booleanNode(true));
      case TEXT -> List.of(NODES.textNode(NAME));
      case CARD_NAME -> List.of(cardName());
      case CARD_NAMES -> List.of(NODES.arrayNode().add(cardName()));
      case CONDITION -> List.of(NODES.textNode(condition()));
      case EFFECTS -> within(home).<JsonNode>map(NODES.arrayNode()::add).stream().toList();
      default ->
          types.words().choices(parameter).stream()
              .filter(one -> fits(parameter, one, other, word))
              .limit(1)
              .<JsonNode>map(NODES::textNode)
              .toList();
    };
  }

  private String condition() {
    return "attacker." + types.words().conditions().numbers().get(0) + " > 0";
  }

  private JsonNode cardName() {
    return NODES.textNode(types.cardNames().stream().findFirst().orElse(NAME));
  }

  /** True if a word does not ask for another word of another parameter. */
  private static boolean fits(Parameter parameter, String one, String other, String word) {
    return parameter.goesWith().getOrDefault(one, Map.of()).getOrDefault(other, word).equals(word);
  }

  /** An effect that is done at once, as it can stand within another. */
  private Optional<ObjectNode> within(String home) {
    return types.file().types().entrySet().stream()
        .filter(one -> one.getValue().homes().contains(home))
        .filter(one -> isDoneAtOnce(one.getValue()))
        .findFirst()
        .map(
            one -> {
              ObjectNode use = NODES.objectNode().put("effect_id", one.getKey());
              return use.set("params", values(one.getValue(), home, "", ""));
            });
  }

  private static boolean isDoneAtOnce(EffectType type) {
    return type.then().isPresent()
        && type.stays().isEmpty()
        && type.damage().isEmpty()
        && type.params().values().stream().noneMatch(one -> one.type() == Kind.EFFECTS);
  }
}
