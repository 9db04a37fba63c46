package dev.runesheet.game.tcgpocket.authoring.card;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.EntryLists;
import dev.runesheet.document.JsonValue;
import dev.runesheet.language.active.CostLetters;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spi.setup.RecordJson;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The types of Energy and of Pokémon that a game declares: its list {@code energy} with the letter
 * of each in costs, and the words of the property {@code type}.
 *
 * @param letters the letter of each type of Energy
 * @param ofPokemon the types of Pokémon
 */
public record EnergyTypes(Map<String, JsonNode> letters, List<String> ofPokemon) {

  /** The type that any Energy pays for. */
  public static final String COLORLESS = "colorless";

  private static final String ANY = "C";
  private static final String LIST = "energy";
  private static final String LETTER = "letter";

  /** Copies the lists. */
  public EnergyTypes {
    ofPokemon = List.copyOf(ofPokemon);
  }

  /** The types that a declaration has, whatever else is wrong with it. */
  public static EnergyTypes of(JsonNode declaration) {
    Map<String, JsonNode> letters = new LinkedHashMap<>();
    EntryLists.of(declaration)
        .words(LIST)
        .forEach((type, said) -> letters.put(type, said.path(LETTER)));
    return new EnergyTypes(letters, RecordJson.texts(declaration.path("words").path("type")));
  }

  /** The types of Energy, in order. */
  List<String> ofEnergy() {
    return List.copyOf(letters.keySet());
  }

  /** The letters of costs. */
  CostLetters costs() {
    Map<String, String> types = new LinkedHashMap<>();
    letters.forEach(
        (type, letter) -> {
          if (isLetter(letter)) {
            types.putIfAbsent(letter.textValue(), type);
          }
        });
    types.put(ANY, COLORLESS);
    return new CostLetters(CostLetters.KIND, types, "Energy", CardSource.MOST_ENERGY);
  }

  private static boolean isLetter(JsonNode letter) {
    return letter.asText().length() == 1 && Character.isUpperCase(letter.asText().charAt(0));
  }

  /** Reports types whose letter no cost could say, in the file that declares them. */
  public void check(String file, Diagnostics findings) {
    Map<String, String> taken = new HashMap<>(Map.of(ANY, COLORLESS));
    letters.forEach(
        (type, letter) -> {
          String word = "/" + EntryLists.FIELD + "/" + LIST + JsonValue.step(type);
          SourceLocation place = SourceLocation.pointer(file, word);
          if (letter.isMissingNode()) {
            findings.error(Code.MISSING_FIELD, place, "", "the field '" + LETTER + "'");
            return;
          }
          SourceLocation of = SourceLocation.pointer(file, word + "/" + LETTER);
          String other = taken.putIfAbsent(letter.asText(), type);
          if (!isLetter(letter)) {
            findings.errorAbout(Code.WRONG_TYPE, of, letter.asText(), "a capital");
          } else if (other != null) {
            String expected = "a letter that " + other + " has not";
            findings.errorAbout(Code.DUPLICATE, of, letter.asText(), expected);
          }
        });
  }
}
