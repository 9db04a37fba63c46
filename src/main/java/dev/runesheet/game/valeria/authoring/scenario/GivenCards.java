package dev.runesheet.game.valeria.authoring.scenario;

import dev.runesheet.document.JsonFields.JsonField;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The findings about cards where no match has them:
 *
 * <ul>
 *   <li>Domains, dukes and relics in two places, since each exists once. One player may have two of
 *       a domain: scenarios test so how effects add up.
 *   <li>Citizens on a stack of another number than theirs; those of a reserve come to any stack.
 *   <li>Marks on cards that take none: the rules (rules.md) add amounts to the price of what is
 *       slain only, and gold lies on monsters and events only.
 * </ul>
 */
final class GivenCards {

  private static final Set<CardKind> UNIQUE =
      EnumSet.of(CardKind.DOMAIN, CardKind.DUKE, CardKind.RELIC);

  private final ValeriaVocabulary words;
  private final CardNames names;
  private final ValeriaCatalog catalog;

  /** The place of each unique card so far, in words. */
  private final Map<String, String> places = new HashMap<>();

  GivenCards(ValeriaVocabulary words) {
    this.words = words;
    this.names = words.names();
    this.catalog = words.rules().catalog(ValeriaCatalog.class);
  }

  /** Reports the cards of {@code given}. */
  void check(JsonValue given) {
    for (JsonField player : given.named("players")) {
      for (String field : List.of("cards", CardKind.DUKE.plural(), CardKind.RELIC.plural())) {
        player.value().entries(field).forEach(one -> unique(one, player.name() + " owns", true));
      }
    }
    for (JsonField stack : given.named("domains")) {
      String place = "stack " + stack.name() + " has";
      stack.value().entries().forEach(one -> unique(one, place, false));
    }
    for (JsonField stack : given.named("citizens")) {
      for (int index = 0; index < CardIndex.CITIZEN_STACKS; index++) {
        if (stack.name().equals(String.valueOf(index))) {
          int number = CardIndex.CITIZEN_NUMBERS.get(index);
          stack.value().entries().forEach(written -> citizen(written, stack.name(), number));
        }
      }
    }
    for (JsonField card : given.named("marks")) {
      card(card.name())
          .ifPresent(marked -> card.value().named().forEach(mark -> marked(mark, marked)));
    }
  }

  /** The card that a text names; a wrong name is found where words are read. */
  private Optional<CardType> card(String text) {
    List<String> codes = names.codes(text);
    return codes.size() == 1 ? Optional.of(catalog.card(codes.get(0))) : Optional.empty();
  }

  private void unique(JsonValue written, String place, boolean several) {
    Optional<CardType> unique =
        names
            .readOwned(written.reportingTo(new Diagnostics())) // It was checked before.
            .map(card -> catalog.card(CardNames.owned(0, card).code()))
            .filter(card -> UNIQUE.contains(card.kind()));
    if (unique.isEmpty()) {
      return;
    }
    String first = places.putIfAbsent(unique.get().code(), place);
    if (first != null && !(several && first.equals(place))) {
      String kind = unique.get().kind().word();
      String expected = "another " + kind + ": " + first + " this one, and each exists once";
      written.report(warning(written, names.of(unique.get().code()), expected));
    }
  }

  private void citizen(JsonValue written, String stack, int number) {
    Optional<CardType> named =
        card(written.node().asText())
            .filter(card -> card.kind() == CardKind.CITIZEN && card.roll().first() != number)
            .filter(card -> !words.reserved(card.code()));
    named.ifPresent(
        card -> {
          int own = card.roll().first();
          int home = CardIndex.CITIZEN_NUMBERS.indexOf(own);
          String found = names.of(card.code()) + ", a citizen of " + own;
          String expected = "a citizen of " + number + ": stack " + stack + " is theirs";
          Diagnostic finding = warning(written, found, expected);
          written.report(home < 0 ? finding : finding.suggesting("its stack is " + home));
        });
  }

  private static Diagnostic warning(JsonValue written, String found, String expected) {
    return Diagnostic.of(Code.POSITION, written.location(), found, expected).as(Severity.WARNING);
  }

  private void marked(JsonField mark, CardType card) {
    boolean pool = mark.name().equals(ValeriaVocabulary.POOL);
    if (card.canBeSlain() || pool && card.kind() == CardKind.EVENT) {
      return;
    }
    String found = names.of(card.code()) + ", " + card.kind().one();
    String expected =
        pool
            ? "a monster or an event: on no other card gold can lie"
            : "a card that is slain: nothing is added to the price of others";
    mark.reportName(Diagnostic.of(Code.POSITION, mark.value().location(), found, expected));
  }
}
