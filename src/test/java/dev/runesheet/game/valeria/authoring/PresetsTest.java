package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.valeria.ValeriaSetup;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.card.Harbour;
import dev.runesheet.game.valeria.dealing.Supply;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.state.ValeriaCatalog.Preset;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.spi.Chance;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What matches can be dealt from. */
class PresetsTest {

  private static final RuleBook BOOK = ShippedBooks.of("valeria");
  private static final List<CardType> CARDS = BOOK.catalog(ValeriaCatalog.class).cards();

  private static final Harbour HARBOUR = BOOK.catalog(ValeriaCatalog.class).harbour();

  private static List<Preset> read(Diagnostics findings, String... lines) {
    return new Presets(CARDS, reserves("kings_guard"), new RejectedCards(List.of()), HARBOUR)
        .read(written(String.join("\n", lines), findings), findings);
  }

  private static JsonValue written(String text, Diagnostics findings) {
    return JsonDocument.parseYaml("presets.yaml", text, findings).orElseThrow().root();
  }

  @Test
  void eventsAreThoseOfTheDecksUnlessOthersAreNamed() {
    Diagnostics findings = new Diagnostics();
    List<Preset> presets =
        read(
            findings,
            "one: {boards: [base1, base2], decks: [base, promo]}",
            "two: {boards: [base1, base2], decks: [base, promo], events: [shadowvale]}");

    assertThat(findings.all()).isEmpty();
    assertThat(presets.get(0).events()).containsExactly("base", "promo");
    assertThat(presets.get(1).events()).containsExactly("shadowvale");
  }

  /** Starters with a number are dealt to everybody, whatever a preset names. */
  @Test
  void theStarterOfAPresetIsOneWithoutANumber() {
    Diagnostics findings = new Diagnostics();
    read(findings, "one: {boards: [base1, base2], decks: [base], starter: Peasant}");

    assertThat(findings.all())
        .singleElement()
        .satisfies(one -> assertThat(one.found()).isEqualTo("'Peasant'"))
        .satisfies(one -> assertThat(one.expected()).contains("Herald").doesNotContain("Knight"));
  }

  @Test
  void unknownReservesAndCardsAreFindings() {
    Diagnostics findings = new Diagnostics();
    read(
        findings,
        "one: {boards: [base1], decks: [base], reserves: {kings_gard: [c49], kings_guard:"
            + " [c490]}}");

    assertThat(findings.all())
        .extracting(Diagnostic::found)
        .containsExactlyInAnyOrder("'kings_gard'", "'c490'");
  }

  @Test
  void aPresetWithoutBoardsOrDecksIsFoundAndOneWithoutEventsHasNone() {
    Diagnostics findings = new Diagnostics();
    List<Preset> presets =
        read(
            findings,
            "one: {boards: [base1, base2], decks: [base], events: []}",
            "two: {boards: [], decks: []}");

    assertThat(findings.all())
        .extracting(Diagnostic::toString)
        .satisfiesExactly(
            one -> assertThat(one).contains("presets.yaml:2:15 #/two/boards", "RS009"),
            one -> assertThat(one).contains("presets.yaml:2:26 #/two/decks", "RS009"));
    assertThat(presets.get(0).events()).isEmpty();
  }

  @Test
  void aPresetThatCanBeDealtToNobodyIsToldWithHowManyAreNeededAndThere() {
    Diagnostics findings = new Diagnostics();
    read(
        findings,
        "one: {boards: [base2], decks: [base]}",
        "two: {boards: [base1, base2], decks: [promo]}");

    assertThat(findings.all())
        .extracting(Diagnostic::toString)
        .satisfiesExactly(
            one ->
                assertThat(one)
                    .contains("presets.yaml:1:6 #/one", "RS061", "too few cards for 2 players")
                    .contains("5 areas of two or more monsters (there are 3)")
                    .contains("citizens of the numbers 5 and 6 (there are none)"),
            one ->
                assertThat(one)
                    .contains("#/two", "4 dukes (there are 3)", "15 domains (there are 4)"));
  }

  @Test
  void aReserveHoldsCardsOfTheKindThatItIsCalledBy() {
    Diagnostics findings = new Diagnostics();
    read(
        findings,
        "one: {boards: [base1, base2], decks: [base],",
        "  reserves: {kings_guard: [c49, k1, m57]}}");

    assertThat(findings.all())
        .extracting(Diagnostic::toString)
        .satisfiesExactly(
            one ->
                assertThat(one)
                    .contains("presets.yaml:2:33 #/one/reserves/kings_guard/1", "RS061")
                    .contains("found 'k1', a duke, expected a citizen"),
            one -> assertThat(one).contains("found 'm57', a monster, expected a citizen"));
  }

  @Test
  void anExpansionThatAListNamesTwiceIsFoundAndWaitsForNoOtherCheck() {
    Diagnostics findings = new Diagnostics();
    read(
        findings,
        "one: {boards: [base1, base1, base2], decks: [base, base], events: [base, base]}");

    assertThat(findings.all())
        .extracting(one -> one.code() + " " + one.location().place())
        .containsExactly(
            "DUPLICATE #/one/boards/1", "DUPLICATE #/one/decks/1", "DUPLICATE #/one/events/1");
  }

  @Test
  void anExpansionThatGivesNothingToAListIsToldThere() {
    Diagnostics findings = new Diagnostics();
    read(
        findings,
        "one: {boards: [base1, base2, base], decks: [base, gnolls, kingsguard], events: [base,"
            + " promo]}");

    assertThat(findings.all())
        .extracting(Diagnostic::toString)
        .satisfiesExactly(
            one ->
                assertThat(one)
                    .contains(
                        "#/one/boards/2: warning RS131",
                        "'base', expected an expansion with a citizen or a monster"),
            one -> assertThat(one).contains("#/one/decks/1", "a domain, an event or a duke"),
            one ->
                assertThat(one)
                    .contains("#/one/events/1", "'promo', expected an expansion with an event"));
  }

  @Test
  void aReserveThatIsEmptyOrMissingIsToldWithTheEventThatBringsIt() {
    Diagnostics findings = new Diagnostics();
    String cards = "{boards: [base1, base2], decks: [base], events: [kingsguard]";
    read(
        findings,
        "one: " + cards + "}",
        "two: " + cards + ", reserves: {}}",
        "three: " + cards + ", reserves: {kings_guard: []}}",
        "four: " + cards + ", reserves: {kings_guard: [c49]}}");

    assertThat(findings.all())
        .extracting(Diagnostic::toString)
        .allMatch(
            one -> one.contains("RS073") && one.contains("no card in the reserve 'kings_guard'"))
        .satisfiesExactly(
            one -> assertThat(one).contains("#/one: "),
            one -> assertThat(one).contains("#/two/reserves: "),
            one -> assertThat(one).contains("#/three/reserves/kings_guard: "));
  }

  @Test
  void aHarbourWithMoreSlotsThanCardsIsToldOfWhoSails() {
    Diagnostics findings = new Diagnostics();
    List<Integer> many = Collections.nCopies(27, 2);
    Harbour.Row goods = HARBOUR.rows().get(0);
    Harbour harbour =
        new Harbour(
            List.of(
                new Harbour.Row(CardKind.GOODS, many, true, goods.copies()),
                new Harbour.Row(CardKind.NOBLE, many, false, Map.of())),
            2,
            1,
            2,
            6,
            List.of());
    String cards = "{boards: [base1, base2], decks: [base]";
    new Presets(CARDS, reserves(), new RejectedCards(List.of()), harbour)
        .read(written("one: " + cards + "}\ntwo: " + cards + ", sails: true}", findings), findings);

    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains("#/two: warning RS061", "27 goods for the slots of the harbour (there are 24)")
        .contains("27 nobles for the slots of the harbour (there are 16)");
  }

  @Test
  void whoSailNeedNoblesThatAreDealt() {
    String[] nobles = codes(CardKind.NOBLE);
    ValeriaCatalog without = withoutDealing(nobles);
    Diagnostics findings = new Diagnostics();
    new Presets(without.cards(), reserves(), new RejectedCards(List.of()), HARBOUR)
        .read(
            written("one: {boards: [base1, base2], decks: [base], sails: true}", findings),
            findings);

    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains("#/one: warning RS061", "3 nobles for the slots of the harbour (there are 0)");
  }

  private static String[] codes(CardKind kind) {
    return BOOK.catalog(ValeriaCatalog.class).cards(kind).stream()
        .map(CardType::code)
        .toArray(String[]::new);
  }

  @Test
  void aStarterThatIsNotDealtIsInNoMatchAndItsPresetIsTold() {
    ValeriaCatalog without = withoutDealing("s1", "s3");
    Diagnostics findings = new Diagnostics();
    Preset base =
        new Presets(without.cards(), reserves(), new RejectedCards(List.of()), HARBOUR)
            .read(
                written("base: {boards: [base1, base2], decks: [base], starter: Herald}", findings),
                findings)
            .get(0);

    assertThat(new Supply(without, base).starters()).containsExactly("s2");
    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains(
            "presets.yaml:1:56 #/base/starter: warning RS061", "'Herald', which is not dealt");
  }

  @Test
  void aMonsterThatIsNotDealtLiesInNoStack() {
    Preset base = BOOK.catalog(ValeriaCatalog.class).presets().get("base");
    assertThat(new Supply(withoutDealing("m1"), base).areas(2).values())
        .allSatisfy(stack -> assertThat(stack).extracting(CardType::code).doesNotContain("m1"));
  }

  private static ValeriaCatalog withoutDealing(String... codes) {
    JsonNode json = BOOK.catalog(ValeriaCatalog.class).toJson();
    json.path("cards")
        .forEach(
            card -> {
              if (List.of(codes).contains(card.path("code").asText())) {
                ((ObjectNode) card).put("dealt", false);
              }
            });
    return ValeriaCatalog.of(json);
  }

  @Test
  void anUnknownExpansionIsToldWithTheOneThatItBegins() {
    Diagnostics findings = new Diagnostics();
    read(findings, "one: {boards: [flames], decks: ['']}");

    assertThat(findings.all())
        .extracting(Diagnostic::found)
        .containsExactlyInAnyOrder("'flames'", "''");
    assertThat(findings.all().get(0).expected()).startsWith("one of base, base1");
    assertThat(findings.all().get(0).suggestion()).contains("flamesandfrost");
    assertThat(findings.all().get(1).suggestion()).isEmpty();
  }

  @Test
  void aMatchHasTheReservesOfItsPreset() {
    try (Match match =
        BOOK.newMatch(
            ValeriaSetup.json("base-and-decks", List.of("a", "b"), 0), Chance.seeded(1))) {
      assertThat(match.world().entities())
          .filteredOn(one -> one.getZone().equals(Zones.reserve("kings_guard")))
          .extracting(one -> one.getName())
          .containsExactly(
              "King's Guard", "King's Guard", "King's Guard", "King's Guard", "King's Guard");
    }
  }

  private static SourceNames.Words reserves(String... names) {
    return SourceNames.Words.of(List.of(names), Code.UNKNOWN_WORD);
  }
}
