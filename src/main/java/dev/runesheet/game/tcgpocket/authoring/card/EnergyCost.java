package dev.runesheet.game.tcgpocket.authoring.card;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.tcgpocket.authoring.card.PocketWords.EnergyType;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.schema.Form;
import dev.runesheet.schema.ValueForm;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The Energy that an attack needs, in the order in which it is written.
 *
 * @param types a type for each; colorless for any
 */
@Form(EnergyCost.Letters.class)
public record EnergyCost(List<EnergyType> types) {

  /**
   * The meaning of a cost in words, without what says that there is none. Annotations take only
   * constants, so a test holds its letters to those of the types.
   */
  public static final String DOC =
      "The Energy that it needs, a letter for each: G, R, W, L, P, F, D, M, or C for any";

  /** The largest amount of Energy that an attack or a retreat can cost. */
  public static final int MOST = 9;

  private static final List<EnergyType> OF_COSTS = EnergyType.ofCosts();
  private static final String VALID = new EnergyCost(OF_COSTS).toString();
  private static final String ALL = "cost";
  private static final String OF_TYPE = "cost_";

  /** Copies the list. */
  public EnergyCost {
    types = List.copyOf(types);
  }

  /** The amount of each type; colorless energy can be of any type. */
  public Map<EnergyType, Integer> counts() {
    Map<EnergyType, Integer> counts = new EnumMap<>(EnergyType.class);
    types.forEach(type -> counts.merge(type, 1, Integer::sum));
    return counts;
  }

  /** The amount of all Energy and that of each type, by their names in templates. */
  public Map<String, Integer> numbers() {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    numbers.put(ALL, types.size());
    for (EnergyType type : EnergyType.values()) {
      numbers.put(name(type), counts().getOrDefault(type, 0));
    }
    return numbers;
  }

  /** The names in templates; the type of the last can be a value itself. */
  static List<String> names() {
    List<String> names = new ArrayList<>(List.of(ALL, OF_TYPE));
    for (EnergyType type : EnergyType.values()) {
      names.add(name(type));
    }
    return names;
  }

  private static String name(EnergyType type) {
    return OF_TYPE + PocketWords.word(type);
  }

  /** A letter for each. */
  @Override
  public String toString() {
    StringBuilder letters = new StringBuilder();
    types.forEach(type -> letters.append(type.letter()));
    return letters.toString();
  }

  /** The form in sources: a text of letters. */
  public static final class Letters implements ValueForm<EnergyCost> {

    @Override
    public String kind() {
      return "energy cost";
    }

    @Override
    public Optional<EnergyCost> read(JsonValue value) {
      Optional<String> text = value.text();
      if (text.isEmpty()) {
        return Optional.empty();
      }
      if (text.get().length() > MOST) {
        String found = text.get().length() + " letters";
        value.error(Code.OUT_OF_RANGE, found, "at most " + MOST);
        return Optional.empty();
      }
      List<EnergyType> types = new ArrayList<>();
      for (char letter : text.get().toCharArray()) {
        Optional<EnergyType> type = of(letter);
        if (type.isEmpty()) {
          String expected = "letters of Energy: " + String.join(", ", VALID.split(""));
          String found = "'" + letter + "' in " + value.found();
          value.report(
              Diagnostic.of(Code.UNKNOWN_WORD, value.location(), found, expected)
                  .meaning(large(text.get())));
          return Optional.empty();
        }
        types.add(type.get());
      }
      return Optional.of(new EnergyCost(types));
    }

    /** The same letters as capitals; null if they say no cost either. */
    private static String large(String letters) {
      String large = letters.toUpperCase(Locale.ROOT);
      return large.chars().allMatch(letter -> VALID.indexOf(letter) >= 0) ? large : null;
    }

    private static Optional<EnergyType> of(char letter) {
      return OF_COSTS.stream().filter(type -> type.letter() == letter).findFirst();
    }

    @Override
    public JsonNode write(EnergyCost cost) {
      return JsonNodeFactory.instance.textNode(cost.toString());
    }

    @Override
    public ObjectNode schema() {
      return JsonNodeFactory.instance
          .objectNode()
          .put("type", "string")
          .put("pattern", "^[" + VALID + "]{0," + MOST + "}$");
    }
  }
}
