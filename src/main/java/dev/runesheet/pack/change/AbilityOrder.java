package dev.runesheet.pack.change;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.analysis.change.Change;
import dev.runesheet.analysis.change.Change.Kind;
import dev.runesheet.analysis.change.Reordering;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.pack.CatalogSection;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The differences in the order of abilities, in which players and bots are offered them. Each
 * ability does what it did, so that a comparison effect by effect sees none.
 */
public final class AbilityOrder {

  private AbilityOrder() {}

  /**
   * The entries of a catalog, such as heroes, whose abilities of both versions stand in another
   * order.
   */
  public static List<Change> between(
      List<CatalogSection> sections,
      JsonNode catalog,
      Collection<Effect> before,
      Collection<Effect> after) {
    List<Change> changes = new ArrayList<>();
    Map<String, List<Effect>> old = abilities(before);
    abilities(after)
        .forEach(
            (owner, now) ->
                noun(sections, catalog, owner)
                    .flatMap(noun -> change(noun, owner, old.getOrDefault(owner, List.of()), now))
                    .ifPresent(changes::add));
    return changes;
  }

  private static Map<String, List<Effect>> abilities(Collection<Effect> effects) {
    Map<String, List<Effect>> abilities = new LinkedHashMap<>();
    effects.stream()
        .filter(one -> one.trigger().activated() && one.body() instanceof Body.Program)
        .forEach(one -> abilities.computeIfAbsent(one.owner(), any -> new ArrayList<>()).add(one));
    return abilities;
  }

  private static Optional<String> noun(
      List<CatalogSection> sections, JsonNode catalog, String owner) {
    return sections.stream()
        .filter(section -> catalog.path(section.field()).has(owner))
        .map(CatalogSection::noun)
        .findFirst();
  }

  private static Optional<Change> change(
      String noun, String owner, List<Effect> before, List<Effect> after) {
    Map<String, Effect> now = new LinkedHashMap<>();
    after.forEach(effect -> now.put(effect.id(), effect));
    return Reordering.of(before.stream().map(Effect::id).toList(), now.keySet())
        .map(
            order ->
                new RowChange(
                    Kind.CHANGED,
                    noun,
                    owner,
                    now.get(order.moved()).source(),
                    "",
                    "",
                    List.of("abilities in another order")));
  }
}
