package dev.runesheet.language.strings;

import dev.runesheet.language.WordTable;
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

  /** The stat of what is chosen from slots, so that a single one is a choice too. */
  static final String TOMES = "tomes";

  /** What lies in the slots of tomes. */
  static final String TOME = "tome";

  /** The resources that prices of cards are paid in. */
  static final List<String> PAID = List.of("g", "s", "m");

  /** The roles of citizens, which stand in the grammar. */
  public static final List<String> ROLES = List.of("shadow", "holy", "soldier", "worker");

  /** The fields of filters, which stand in the grammar. */
  static final List<String> FIELDS =
      List.of(
          "gold_cost",
          Clause.NAME,
          Clause.ROLE,
          "shadow_count",
          "holy_count",
          "soldier_count",
          "worker_count");

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
}
