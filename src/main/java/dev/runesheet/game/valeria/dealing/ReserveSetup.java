package dev.runesheet.game.valeria.dealing;

import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Deal;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.spi.MatchContext;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The constraints on set-ups with events that bring a reserve into the game. */
public record ReserveSetup(ValeriaCatalog catalog, Deal deal) {

  /**
   * Refuses an event that brings monsters of an area which is dealt itself.
   *
   * @throws IllegalArgumentException if there is one
   */
  public void check() {
    for (String code : deal.exhausted()) {
      refuse(catalog.card(code), false);
    }
    for (List<List<String>> grid : List.of(deal.monsters(), deal.citizens(), deal.domains())) {
      for (List<String> stack : grid) {
        stack.forEach(code -> refuse(catalog.card(code), true));
      }
    }
  }

  private void refuse(CardType event, boolean isInCentre) {
    if (event.brings().isEmpty()) {
      return;
    }
    Set<String> members = members(event);
    Set<String> areas = areas(catalog, event, members);
    // A card in the centre may have been brought by an event there.
    Set<String> brought = isInCentre ? members : Set.of();
    for (List<String> stack : deal.monsters()) {
      for (String code : stack) {
        String area = catalog.card(code).monster().area();
        if (areas.contains(area) && !brought.contains(code)) {
          throw new IllegalArgumentException(
              "area ("
                  + area
                  + ") of the deal must not be that of monsters which "
                  + event.name()
                  + " brings.");
        }
      }
    }
  }

  private Set<String> members(CardType event) {
    return members(catalog, event, deal.reserves());
  }

  /** The cards of the reserve that an event brings, in presets and in those given. */
  static Set<String> members(
      ValeriaCatalog catalog, CardType event, Map<String, List<String>> reserves) {
    Set<String> members = new HashSet<>(catalog.reserve(event.brings()));
    members.addAll(reserves.getOrDefault(event.brings(), List.of()));
    return members;
  }

  /** The areas of the monsters that an event brings. */
  static Set<String> areas(ValeriaCatalog catalog, CardType event, Set<String> members) {
    Set<String> areas = new HashSet<>();
    if (!event.brings().isEmpty()) {
      members.forEach(code -> areas.add(catalog.card(code).monster().area()));
      areas.remove("");
    }
    return areas;
  }

  /** Marks the cards of a reserve in the centre as brought by the event there that brings them. */
  public void claim(MatchContext match) {
    List<Card> centre = CardIndex.of(match).centre();
    for (Card event : centre) {
      if (!event.type().brings().isEmpty()) {
        Set<String> members = members(event.type());
        centre.stream()
            .filter(card -> members.contains(card.getDefinition()))
            .forEach(card -> card.write(Card.STATS.index(CardStats.BROUGHT_BY), event.getId() + 1));
      }
    }
  }
}
