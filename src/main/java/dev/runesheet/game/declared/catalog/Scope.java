package dev.runesheet.game.declared.catalog;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.runesheet.word.Controllers;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A group of entities, seen from one of them.
 *
 * @param kinds their kinds; empty for all
 * @param zone their zone; empty for any in play
 * @param whose their controllers
 * @param others whether the entity itself does not belong to it
 * @param sameZone whether they lie in the zone of the entity itself
 * @param words the words that they carry, by property
 * @param printed the bounds of numbers that they print, by stat
 * @param now the bounds of numbers that they have at the moment, by stat
 * @param attachedTo the scope to whose entities they are attached; empty if that is no matter
 * @param most the largest number of entities, the first of them; all if it is null
 * @param inTurn the players whom the order of turns makes its only entities; null if it does not
 */
public record Scope(
    List<String> kinds,
    String zone,
    Controllers whose,
    boolean others,
    boolean sameZone,
    Map<String, String> words,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, Bounds> printed,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, Bounds> now,
    String attachedTo,
    @JsonInclude(JsonInclude.Include.NON_NULL) Integer most,
    @JsonInclude(JsonInclude.Include.NON_NULL) TurnScope inTurn) {

  /** Keeps the orders. */
  public Scope {
    kinds = List.copyOf(kinds);
    zone = zone.intern(); // Zones are found faster by the same string.
    words = Ordered.copy(words);
    printed = printed == null ? Map.of() : Ordered.copy(printed); // Null in catalogs without.
    now = now == null ? Map.of() : Ordered.copy(now);
  }

  /**
   * True if cards that are nobody's belong to it, in common zones and attached to cards there:
   * those of a scope that says where or what they are, but not whose.
   */
  public boolean hasOfNobody() {
    boolean narrow = !zone.isEmpty() || sameZone || !kinds.isEmpty() || !attachedTo.isEmpty();
    return whose == Controllers.ANY && narrow;
  }

  /** The numbers for which some scopes ask as they are at the moment, sorted. */
  public static SortedSet<String> askedNow(Collection<Scope> scopes) {
    return scopes.stream()
        .flatMap(scope -> scope.now().keySet().stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The same scope with other bounds of printed numbers. */
  public Scope printing(Map<String, Bounds> numbers) {
    return new Scope(
        kinds, zone, whose, others, sameZone, words, numbers, now, attachedTo, most, inTurn);
  }

  /** A scope whatever its entities carry and print, and whatever numbers they have. */
  public Scope(List<String> kinds, String zone, Controllers whose, boolean others) {
    this(kinds, zone, whose, others, false, Map.of(), Map.of(), Map.of(), "", null, null);
  }
}
