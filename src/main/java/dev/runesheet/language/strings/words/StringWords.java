package dev.runesheet.language.strings.words;

import dev.runesheet.document.WordTable;
import dev.runesheet.language.strings.syntax.Vocabulary;
import dev.runesheet.model.diagnostic.Code;
import java.util.List;
import java.util.Map;

/**
 * The words of a game that effect strings are checked against.
 *
 * @param resources letters and the stats they stand for
 * @param areas areas of monsters
 * @param types types of monsters
 * @param citizens names of citizens
 * @param starters names of starters
 * @param monsters names of monsters
 * @param pools names of reserves
 * @param flags names of flags
 * @param bareFlags those of them that are written alone, without {@code effect.add}
 * @param aliases older words for whole strings, for example of one card, by the older word
 */
public record StringWords(
    WordTable<String> resources,
    List<String> areas,
    List<String> types,
    List<String> citizens,
    List<String> starters,
    List<String> monsters,
    List<String> pools,
    List<String> flags,
    List<String> bareFlags,
    Map<String, String> aliases) {

  /** The largest number of an effect string. */
  public static final int LARGEST = 999;

  /** The resources that prices of cards are paid in. */
  private static final List<String> PAID = List.of("g", "s", "m");

  /** The roles of citizens. */
  public static final List<String> ROLES = List.of("shadow", "holy", "soldier", "worker");

  /** Copies the lists. */
  public StringWords {
    areas = List.copyOf(areas);
    types = List.copyOf(types);
    citizens = List.copyOf(citizens);
    starters = List.copyOf(starters);
    monsters = List.copyOf(monsters);
    pools = List.copyOf(pools);
    flags = List.copyOf(flags);
    bareFlags = List.copyOf(bareFlags);
    aliases = Map.copyOf(aliases);
  }

  /** Words of which only the letters of resources are known. */
  public static StringWords of(WordTable<String> resources) {
    List<String> none = List.of();
    return new StringWords(resources, none, none, none, none, none, none, none, none, Map.of());
  }

  /** The names that patterns call by a word. */
  public Vocabulary vocabulary(String name) {
    return switch (name) {
      case "areas" -> new Vocabulary(areas, Code.STRING_AREA, true);
      case "types" -> new Vocabulary(types, Code.STRING_TYPE);
      case "citizens" -> new Vocabulary(citizens, Code.STRING_NAME);
      case "starters" -> new Vocabulary(starters, Code.STRING_NAME);
      case "monsters" -> new Vocabulary(monsters, Code.STRING_NAME);
      case "pools" -> new Vocabulary(pools, Code.STRING_NAME);
      case "flags" -> new Vocabulary(flags, Code.STRING_FLAG);
      case "paid" -> new Vocabulary(PAID, Code.STRING_RESOURCE);
      case "roles" -> new Vocabulary(ROLES, Code.STRING_ROLE);
      default -> throw new IllegalArgumentException("vocabulary (" + name + ") is not known.");
    };
  }
}
