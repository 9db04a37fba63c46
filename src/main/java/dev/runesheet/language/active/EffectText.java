package dev.runesheet.language.active;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.language.active.EffectType.Kind;
import dev.runesheet.language.active.EffectType.Parameter;
import dev.runesheet.language.active.card.EffectUse;
import dev.runesheet.model.ContinuousSentence;
import dev.runesheet.spelling.Capital;
import dev.runesheet.spelling.Series;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Effects in words for players, by what their types say. */
public record EffectText(EffectTypes types) {

  /** An addition of a number below 0, which people take away. */
  private static final Pattern BELOW_ZERO = Pattern.compile("\\bplus -(?=\\d)");

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  static final String ANY = "any";
  static final String NONE = "none";
  private static final String SAYS = "says";

  /** Effects in sentences: one with lists of effects ends its own, so that none follows a list. */
  public String sentence(List<EffectUse> uses) {
    List<String> sentences = new ArrayList<>();
    List<String> open = new ArrayList<>();
    for (EffectUse use : uses) {
      open.add(say(use));
      if (hasLists(use)) {
        sentences.add(Capital.sentence(String.join("; ", open)));
        open.clear();
      }
    }
    if (!open.isEmpty()) {
      sentences.add(Capital.sentence(String.join("; ", open)));
    }
    return String.join(" ", sentences);
  }

  /** True if effects stand within an effect. */
  private boolean hasLists(EffectUse use) {
    return lists(use).anyMatch(name -> !use.params().node().path(name).isEmpty());
  }

  /** The parameters of an effect that are lists of effects. */
  private Stream<String> lists(EffectUse use) {
    Map<String, Parameter> all = types.file().types().get(use.type()).params();
    return all.keySet().stream().filter(name -> all.get(name).type() == Kind.EFFECTS);
  }

  /**
   * A list of effects within another. One that has lists itself stands in brackets where its end is
   * not that of all: where others stand beside it, or another list could follow.
   */
  private String within(EffectUse outer, List<EffectUse> uses) {
    boolean ends = uses.size() == 1 && lists(outer).count() == 1;
    return Series.and(
        uses.stream()
            .map(use -> hasLists(use) && !ends ? "(" + say(use) + ")" : say(use))
            .toList());
  }

  private String say(EffectUse use) {
    EffectType type = types.file().types().get(use.type());
    return filled(type.says(), use, type) + alike(use, type);
  }

  /**
   * A status of an effect with its words for players, in which parameters are words, too.
   *
   * @param template the status as its type writes it
   * @param status the status with values in the places of parameters
   */
  JsonNode status(JsonNode template, JsonNode status, EffectUse use) {
    if (!template.path(SAYS).isTextual() || !status.isObject()) {
      return status;
    }
    EffectType type = types.file().types().get(use.type());
    String said = Capital.first(filled(template.path(SAYS).textValue(), use, type));
    return status.<ObjectNode>deepCopy().put(SAYS, said);
  }

  private String filled(String says, EffectUse use, EffectType type) {
    Map<String, JsonNode> values = new LinkedHashMap<>();
    type.stays()
        .ifPresent(
            stays -> {
              String scope = use.scope().orElse(stays.scope());
              values.put("scope", NODES.textNode(types.words().scopes().get(scope)));
              use.duration()
                  .or(stays::duration)
                  .ifPresent(turns -> values.put("duration", NODES.textNode(turns(turns))));
            });
    type.params().forEach((name, one) -> values.put(name, NODES.textNode(value(name, one, use))));
    String said = Template.fill(Template.fill(says, values), values);
    return BELOW_ZERO.matcher(said).replaceAll("minus ");
  }

  /**
   * The way in which several such effects stack; an attack's or an ability's damage is no such
   * effect.
   */
  private static String alike(EffectUse use, EffectType type) {
    return type.stays()
        .map(stays -> ContinuousSentence.alike(use.stacking().orElse(stays.stacking())))
        .orElse("");
  }

  /** The duration of an effect that ends some turns after this one. */
  private static String turns(int turns) {
    return switch (turns) {
      case 0 -> "this turn";
      case 1 -> "until the end of the opponent's next turn";
      default -> "this turn and in the " + turns + " after it";
    };
  }

  private String value(String name, Parameter parameter, EffectUse use) {
    JsonNode given = use.params().node().path(name);
    if (given.isMissingNode() && parameter.otherwise().isPresent()) {
      given = parameter.otherwise().get().node();
    }
    boolean nothing = given.isMissingNode() || given.isArray() && given.isEmpty();
    if (nothing) {
      return parameter.says().getOrDefault(NONE, "");
    }
    String plain = plain(parameter, given, use, name);
    String said = parameter.says().getOrDefault(given.asText(), parameter.says().get(ANY));
    return said == null ? plain : Template.fill(said, Map.of("value", NODES.textNode(plain)));
  }

  /** A condition in words; one that cannot be read, which is reported elsewhere, as it stands. */
  private String condition(String text) {
    try {
      return ModifierSentence.of(types.condition(text, List.of()));
    } catch (ModifierSyntax.Wrong wrong) {
      return text;
    }
  }

  private String plain(Parameter parameter, JsonNode given, EffectUse use, String name) {
    if (parameter.type() == Kind.EFFECTS) {
      return use.params().field(name).map(list -> within(use, types.uses(list))).orElse("");
    }
    if (parameter.type() == Kind.CONDITION) {
      return condition(given.asText());
    }
    if (given.isArray()) {
      List<String> names = new ArrayList<>();
      given.forEach(one -> names.add(one.asText()));
      return Series.or(names);
    }
    String text = given.asText();
    return parameter.type() == Kind.WORD ? Capital.first(text) : text;
  }
}
