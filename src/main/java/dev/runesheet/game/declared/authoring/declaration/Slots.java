package dev.runesheet.game.declared.authoring.declaration;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The slots in texts of a procedure: {@code $name} stands for what it is given by that name. */
final class Slots {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private static final Pattern SLOT = Pattern.compile("\\$([\\p{L}_][\\p{L}0-9_-]*)");

  /** A slot behind what would be one word or number with what fills it. */
  private static final Pattern CONTINUED =
      Pattern.compile("(?:[\\p{L}_][\\p{L}0-9_-]*|[0-9]+)" + SLOT);

  private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,9}");

  /** A number that stands in brackets within another formula. */
  private static final Pattern COMPOUND = Pattern.compile("-.*[^0-9].*|.*([+*/]| - ).*");

  private Slots() {}

  /** A slot in a text of a source. */
  record Slot(String name, JsonValue text) {

    /** True if one of some parameters fills it; else that is reported. */
    boolean isOneOf(Collection<String> parameters) {
      if (!parameters.contains(name)) {
        text.report(
            Diagnostic.unknownWord(Code.UNKNOWN_REFERENCE, text.location(), name, parameters));
      }
      return parameters.contains(name);
    }

    /** The word or number that it would continue; empty if it stands apart. */
    Optional<String> continued() {
      return CONTINUED
          .matcher(text.node().textValue())
          .results()
          .filter(found -> found.group(1).equals(name))
          .map(MatchResult::group)
          .findFirst();
    }
  }

  /** The name of the slot that a text is; empty if it is anything else. */
  static Optional<String> whole(String text) {
    Matcher slot = SLOT.matcher(text);
    return slot.matches() ? Optional.of(slot.group(1)) : Optional.empty();
  }

  /** The names of the slots in a text. */
  static List<String> names(String text) {
    return SLOT.matcher(text).results().map(found -> found.group(1)).toList();
  }

  /** True if no word stands beside the slots of a text. */
  static boolean isAllButNumbers(String text) {
    return SLOT.matcher(text).replaceAll("").codePoints().noneMatch(Character::isLetter);
  }

  /** The slots in all texts of a value, however deep. */
  static List<Slot> in(JsonValue value) {
    List<Slot> slots = new ArrayList<>();
    collect(value, slots);
    return slots;
  }

  private static void collect(JsonValue value, List<Slot> slots) {
    if (value.node().isTextual()) {
      names(value.node().textValue()).forEach(name -> slots.add(new Slot(name, value)));
    }
    value.entries().forEach(entry -> collect(entry, slots));
    value.named().stream().map(JsonFields.JsonField::value).forEach(one -> collect(one, slots));
  }

  /** False for lines with a slot that nothing fills, or cannot be filled, which is reported. */
  static boolean canFill(JsonValue then, Map<String, String> given) {
    return in(then).stream()
        .allMatch(slot -> given.containsKey(slot.name()) && slot.continued().isEmpty());
  }

  /** A value in which the slots of all texts are filled. */
  static JsonNode filled(JsonNode value, Map<String, String> given) {
    if (value.isObject()) {
      ObjectNode fields = NODES.objectNode();
      value.properties().forEach(one -> fields.set(one.getKey(), filled(one.getValue(), given)));
      return fields;
    }
    if (value.isArray()) {
      ArrayNode entries = NODES.arrayNode();
      value.forEach(entry -> entries.add(filled(entry, given)));
      return entries;
    }
    return value.isTextual() ? text(value.textValue(), given) : value;
  }

  /** A text that is a slot becomes what is given, which may be a whole number. */
  private static JsonNode text(String text, Map<String, String> given) {
    String all = whole(text).map(given::get).orElse(null);
    if (all == null) {
      return NODES.textNode(filled(text, given));
    }
    return WHOLE.matcher(all).matches()
        ? NODES.numberNode(Integer.parseInt(all))
        : NODES.textNode(all);
  }

  /** A text in which the slots are filled that there is something for. */
  static String filled(String text, Map<String, String> given) {
    return SLOT.matcher(text)
        .replaceAll(
            slot -> {
              String value = given.getOrDefault(slot.group(1), slot.group());
              boolean compound = COMPOUND.matcher(value).matches();
              return Matcher.quoteReplacement(compound ? "(" + value + ")" : value);
            });
  }
}
