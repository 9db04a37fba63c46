package dev.runesheet.game.valeria.authoring.scenario;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.dealing.Dealer;
import dev.runesheet.game.valeria.dealing.Supply;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Deal;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.state.ValeriaCatalog.Preset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The centre of a scenario that names no other: of the first preset's cards the first, unshuffled.
 */
final class DefaultCentre {

  private final ValeriaCatalog catalog;
  private final Preset preset;
  private final Supply supply;

  DefaultCentre(ValeriaCatalog catalog) {
    this.catalog = catalog;
    this.preset = catalog.presets().values().iterator().next();
    this.supply = new Supply(catalog, preset);
  }

  /** Stacks of monsters by area, the first of each on top. */
  List<List<String>> monsters() {
    Map<String, List<CardType>> byArea = new LinkedHashMap<>();
    for (CardType card : catalog.cards(CardKind.MONSTER)) {
      if (preset.boards().contains(card.expansion()) && card.dealt() && !card.monster().extra()) {
        byArea.computeIfAbsent(card.monster().area(), area -> new ArrayList<>()).add(card);
      }
    }
    List<List<String>> stacks = new ArrayList<>();
    for (List<CardType> stack : byArea.values()) {
      stack.sort(Comparator.comparingInt((CardType card) -> card.monster().order()).reversed());
      stacks.add(stack.stream().map(CardType::code).toList());
    }
    return stacks.subList(0, CardIndex.MONSTER_STACKS);
  }

  /** A stack of citizens for each number. */
  List<List<String>> citizens() {
    int copies = Supply.copies(Deal.FEWEST);
    List<List<String>> stacks = new ArrayList<>();
    for (int stack = 0; stack < CardIndex.CITIZEN_STACKS; stack++) {
      supply.citizens(stack).stream()
          .findFirst()
          .ifPresent(code -> stacks.add(Collections.nCopies(copies, code)));
    }
    return stacks;
  }

  /** Stacks of domains. */
  List<List<String>> domains() {
    int height = Supply.height(Deal.FEWEST);
    return Dealer.stacks(supply.domains(), CardIndex.DOMAIN_STACKS, height);
  }
}
