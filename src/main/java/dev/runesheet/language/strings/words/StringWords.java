package dev.runesheet.language.strings.words;

import dev.runesheet.document.WordTable;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.language.strings.syntax.StringCode;
import dev.runesheet.language.strings.syntax.ValidNames;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The words of a game that effect strings are checked against.
 *
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

  /** The letters of resources and the stats they stand for. */
  public static final WordTable<String> RESOURCES =
      new WordTable<>(
          Arrays.stream(Resource.values())
              .collect(
                  Collectors.toMap(
                      Resource::letter, Resource::stat, (one, two) -> one, LinkedHashMap::new)));

  /** Words of which only the letters of resources are known. */
  public static final StringWords NONE = none();

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

  private static StringWords none() {
    List<String> none = List.of();
    return new StringWords(none, none, none, none, none, none, none, none, Map.of());
  }

  /** The names that patterns call by a word. */
  public ValidNames vocabulary(String name) {
    return switch (name) {
      case "areas" -> new ValidNames(areas, StringCode.AREA, true);
      case "types" -> new ValidNames(types, StringCode.TYPE);
      case "citizens" -> new ValidNames(citizens, StringCode.NAME);
      case "starters" -> new ValidNames(starters, StringCode.NAME);
      case "monsters" -> new ValidNames(monsters, StringCode.NAME);
      case "pools" -> new ValidNames(pools, StringCode.NAME);
      case "flags" -> new ValidNames(flags, StringCode.FLAG);
      case "paid" ->
          new ValidNames(
              Resource.BASIC.stream().map(Resource::letter).toList(), StringCode.RESOURCE);
      case "roles" -> new ValidNames(Role.WORDS, StringCode.ROLE);
      default -> throw new IllegalArgumentException("vocabulary (" + name + ") is not known.");
    };
  }
}
