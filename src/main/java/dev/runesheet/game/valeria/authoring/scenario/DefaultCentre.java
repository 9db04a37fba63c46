package dev.runesheet.game.valeria.authoring.scenario;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.dealing.Dealer;
import dev.runesheet.game.valeria.state.CardIndex;
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

  private static final int COPIES = 5;
  private static final int HEIGHT = 3;
  private static final int ELEVEN = 11;

  private final ValeriaCatalog catalog;
  private final Preset preset;

  DefaultCentre(ValeriaCatalog catalog) {
    this.catalog = catalog;
    this.preset = catalog.presets().values().iterator().next();
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
    List<List<String>> stacks = new ArrayList<>();
    for (int stack = 0; stack < CardIndex.CITIZEN_STACKS; stack++) {
      int roll = stack == CardIndex.CITIZEN_STACKS - 1 ? ELEVEN : stack + 1;
      catalog.cards(CardKind.CITIZEN).stream()
          .filter(card -> preset.boards().contains(card.expansion()))
          .filter(card -> card.dealt() && card.roll().first() == roll)
          .findFirst()
          .ifPresent(card -> stacks.add(Collections.nCopies(COPIES, card.code())));
    }
    return stacks;
  }

  /** Stacks of domains. */
  List<List<String>> domains() {
    List<String> deck =
        catalog.cards(CardKind.DOMAIN).stream()
            .filter(card -> card.dealt() && preset.decks().contains(card.expansion()))
            .map(CardType::code)
            .toList();
    return Dealer.stacks(deck, CardIndex.DOMAIN_STACKS, HEIGHT);
  }
}
