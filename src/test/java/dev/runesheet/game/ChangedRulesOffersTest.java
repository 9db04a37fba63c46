package dev.runesheet.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.ShippedBooks;
import dev.runesheet.ShippedFiles;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Offers of a match that was saved and goes on under other rules: these make them. */
@Tag("thorough")
class ChangedRulesOffersTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String VALE = "ember-vale";
  private static final String VALE_RULES = "data/ember-vale/game.yaml";
  private static final String DUEL = "{'decks':['fire','frost'],'first':0}";
  private static final String ACTIONS = "[play, cast, attack, rest]";
  private static final String CHOICE = "      - choose: enemy side";
  private static final String TARGET = "choose what it attacks";

  @Test
  void anActionOfAnotherNameIsOfferedByItAndTheMatchGoesOn() throws IOException {
    RuleBook pass =
        patched(
            VALE, VALE_RULES, ACTIONS, "[play, cast, attack, pass]", "rest: {ends", "pass: {ends");
    try (Match match = pass.restoreUnderAnyRules(saved(VALE, DUEL, offers("rest")))) {
      assertThat(ids(match)).contains("pass").doesNotContain("rest");
      playOn(match);
      assertThat(match.over()).isTrue();
    }
  }

  @Test
  void anActionThatThePhaseLacksOrForbidsIsNotOfferedAndANewOneIs() throws IOException {
    String save = saved(VALE, DUEL, offers("attack "));
    RuleBook without = patched(VALE, VALE_RULES, ACTIONS, "[play, cast, rest]");
    RuleBook forbidden =
        patched(VALE, VALE_RULES, "if: ready of self = 1", "if: ready of self = 3");
    for (RuleBook rules : List.of(without, forbidden)) {
      try (Match match = rules.restoreUnderAnyRules(save)) {
        assertThat(ids(match)).contains("rest").noneMatch(id -> id.startsWith("attack "));
      }
    }
    RuleBook more =
        patched(
            VALE,
            VALE_RULES,
            ACTIONS,
            "[play, cast, attack, rest, wait]",
            "  rest:",
            "  wait: {}\n  rest:");
    try (Match match = more.restoreUnderAnyRules(save)) {
      assertThat(ids(match)).contains("wait", "rest");
    }
  }

  @Test
  void theNumbersOfAKindMayBeWrittenInAnotherOrder() throws IOException {
    String unit = "unit: {cost: 0, blow: 0, attack: 0,";
    RuleBook other = patched(VALE, VALE_RULES, unit, "unit: {blow: 0, attack: 0, cost: 0,");
    try (Match match = other.restoreUnderAnyRules(saved(VALE, DUEL, offers("rest")))) {
      playOn(match);
      assertThat(match.over()).isTrue();
    }
  }

  @Test
  void aNumberMoreOrLessOfAKindIsRefusedAndNamed() throws IOException {
    String save = saved(VALE, DUEL, offers("rest"));
    String player = "player: {health: 20, embers: 0, hearth: 0}";
    RuleBook more = patched(VALE, VALE_RULES, player, player.replace("}", ", luck: 0}"));
    assertRefused(more, save, "player 1 (/entities/0) lacks 'luck', which its kind has");
    try (Match match = more.newMatch(JSON.readTree(DUEL.replace('\'', '"')), 1)) {
      String less = "player 1 (/entities/0) has 'luck', which its kind has not";
      assertRefused(ShippedBooks.of(VALE), match.save(), less);
    }
  }

  /** Other rules need not have the decks that began a match any more. */
  @Test
  void aMatchIsSavedAndRestoredAgainThoughItsDeckHasAnotherName() throws IOException {
    RuleBook renamed = patched(VALE, "data/ember-vale/decks.yaml", "  fire:", "  flame:");
    try (Match match = renamed.restoreUnderAnyRules(saved(VALE, DUEL, offers("rest")))) {
      String save = match.save();
      List<Supplier<Match>> ways =
          List.of(() -> renamed.restore(save), () -> renamed.restoreUnderAnyRules(save));
      for (Supplier<Match> way : ways) {
        try (Match again = way.get()) {
          assertThat(again.save()).isEqualTo(save);
          playOn(again);
          assertThat(again.over()).isTrue();
        }
      }
      assertThatThrownBy(() -> renamed.restoreWithLog(save))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  /** The phase in which a match was saved is found by its name, wherever it stands now. */
  @Test
  void aMatchGoesOnInItsPhaseThoughAnotherPhaseStandsBeforeIt() throws IOException {
    String noonFirst = "  - {phase: noon, actions: [rest]}\n  - {phase: day";
    RuleBook more = patched(VALE, VALE_RULES, "  - {phase: day", noonFirst);
    try (Match match = more.restoreUnderAnyRules(saved(VALE, DUEL, offers("rest")))) {
      assertThat(asked(match).prompt()).isEqualTo("day");
      match.choose(asked(match).id(), "rest");
      while (!asked(match).prompt().equals("noon")) {
        match.choose(asked(match).id(), asked(match).options().get(0).id());
      }
      playOn(match);
      assertThat(match.over()).isTrue();
    }
  }

  @Test
  void aPhaseInWhichNothingCanBeDoneOrThatThereIsNotIsRefused() throws IOException {
    String save = saved(VALE, DUEL, offers("rest"));
    RuleBook nothing = patched(VALE, VALE_RULES, ACTIONS + "}", "[attack], passes: true}");
    assertRefused(nothing, save, "question 'd1p0' (day): has no option by them");
    RuleBook noon = patched(VALE, VALE_RULES, "phase: day,", "phase: noon,");
    assertRefused(noon, save, "/pending/0: question 'd1p0': is 'day', which no one asks");
  }

  @Test
  void anEffectInTheMiddleOffersWhatItWouldOfferByTheOtherRules() throws IOException {
    String save = saved(VALE, DUEL, one -> one.prompt().equals(TARGET));
    RuleBook own = patched(VALE, VALE_RULES, CHOICE, CHOICE.replace("enemy side", "own units"));
    try (Match before = ShippedBooks.of(VALE).restore(save);
        Match match = own.restoreUnderAnyRules(save)) {
      assertThat(ids(match)).isNotEmpty().doesNotContainAnyElementsOf(ids(before));
      assertThat(asked(match).id()).isEqualTo(asked(before).id());
      playOn(match);
      assertThat(match.over()).isTrue();
      assertThat(match.happenings()).doesNotContain(new Happening.Asked(asked(before)));
    }
  }

  private static Decision asked(Match match) {
    return match.pendingDecisions().get(0);
  }

  @Test
  void anEffectThatAsksNothingAnyMoreIsRefused() throws IOException {
    String save = saved(VALE, DUEL, one -> one.prompt().equals(TARGET));
    RuleBook all =
        patched(
            VALE,
            VALE_RULES,
            CHOICE + "\n        question: " + TARGET,
            "      - for each: enemy side");
    RuleBook nobody = patched(VALE, VALE_RULES, CHOICE, CHOICE.replace("enemy side", "attached"));
    for (RuleBook rules : List.of(all, nobody)) {
      assertRefused(
          rules,
          save,
          "question 'd11p1' (choose what it attacks) of effect 'actions/attack': is not asked by"
              + " them");
    }
  }

  @Test
  void aWayThatAnEffectHasNoMoreIsNotOffered() throws IOException {
    String save = saved(VALE, DUEL, one -> one.prompt().equals("choose a road"));
    RuleBook heals =
        patched(
            VALE,
            "data/ember-vale/cards.yaml",
            "              draw two cards:\n"
                + "                - {do: draw, target: owner, amount: 2, from: deck, to: hand}\n",
            "");
    try (Match match = heals.restoreUnderAnyRules(save)) {
      assertThat(ids(match)).containsExactly("heal five");
      answer(match, new Random(1));
    }
  }

  @Test
  void anAttackOfAnotherNameIsOfferedByIt() throws IOException {
    String decks = "{'decks':['mind mirror','crimson storm'],'first':1}";
    String save = saved("tcg-pocket", decks, offers("use Ember"));
    RuleBook book =
        patched(
            "tcg-pocket", "data/tcg-pocket/cards/genetic-apex.json", name("Ember"), name("Spark"));
    try (Match match = book.restoreUnderAnyRules(save)) {
      assertThat(ids(match)).noneMatch(id -> id.startsWith("use Ember"));
      match.choose(asked(match).id(), first(match, "use Spark"));
    }
  }

  private static String name(String ability) {
    return "\"name\": \"" + ability + "\"";
  }

  @Test
  void aHeroOffersTheAbilitiesThatHeHasByTheOtherRules() throws IOException {
    String save =
        saved("math-battle", "{'heroes':['fire-mage','fighter'],'first':0}", offers("fireball"));
    RuleBook icy =
        patched(
            "math-battle",
            "data/math-battle/heroes/fire_mage.json",
            name("Fireball"),
            name("Iceball"));
    try (Match match = icy.restoreUnderAnyRules(save)) {
      assertThat(ids(match)).contains("iceball").doesNotContain("fireball");
      playOn(match);
      assertThat(match.over()).isTrue();
    }
  }

  @Test
  void aCardOfAHigherRankIsNoMoveAnyMore() throws IOException {
    String deck =
        "['001','001','005','005','007','007','008','008','009','012','013','024','025','027','053']";
    String save =
        saved(
            "queens-blood", "{'decks':{'Y':DECK,'E':DECK}}".replace("DECK", deck), offers("001@"));
    RuleBook dear =
        withCell("queens-blood", "data/queens-blood/cards.xlsx", "Cards", "001", "Cost", 3);
    try (Match match = dear.restoreUnderAnyRules(save)) {
      assertThat(ids(match)).contains("pass").noneMatch(id -> id.startsWith("001@"));
      playOn(match);
      assertThat(match.over()).isTrue();
    }
  }

  @Test
  void anAbilityThatARoleHasNoMoreCannotBeUsed() throws IOException {
    String seats =
        Stream.of("Seer", "Wolf", "Herbalist", "Citizen", "Citizen")
            .map(role -> "{'name':'" + role + "','role':'" + role + "'}")
            .collect(Collectors.joining(","));
    String save =
        saved(
            "werewolf", "{'seats':[" + seats.replaceFirst("Citizen", "Ann") + "]}", offers("use "));
    String seer = "Immediate Night: Role Investigate @Selection (WD, SD, OB)";
    RuleBook blind = patched("werewolf", "data/werewolf/roles/town.txt", seer, "No Abilities");
    try (Match before = ShippedBooks.of("werewolf").restore(save);
        Match match = blind.restoreUnderAnyRules(save)) {
      assertThat(ids(before)).anyMatch(id -> id.startsWith("use seer"));
      assertThat(match.pendingDecisions())
          .flatExtracting(Decision::options)
          .extracting(Option::id)
          .isNotEmpty()
          .noneMatch(id -> id.startsWith("use seer"));
      playOn(match);
    }
  }

  @Test
  void aWayToPayThatIsNoneByTheOtherRulesIsNotOffered() throws IOException {
    String save = saved("valeria", "{'preset':'base','players':['a','b']}", offers("hire "));
    RuleBook gold =
        withCell(
            "valeria",
            "decision-tables/valeria/costs.drl.xlsx",
            "Costs",
            "Magic for citizens",
            "beside at least",
            9);
    try (Match before = ShippedBooks.of("valeria").restore(save);
        Match match = gold.restoreUnderAnyRules(save)) {
      assertThat(ids(before)).anyMatch(id -> id.matches("hire .* ./0/1"));
      assertThat(ids(match))
          .isSubsetOf(ids(before))
          .anyMatch(id -> id.matches("hire .* ./0/0"))
          .noneMatch(id -> id.matches("hire .* ./0/1"));
    }
  }

  private static String first(Match match, String beginning) {
    return ids(match).stream().filter(id -> id.startsWith(beginning)).findFirst().orElseThrow();
  }

  /** The rules of a game with another number in a cell of its cards. */
  private static RuleBook withCell(
      String game, String file, String sheet, String card, String column, int number)
      throws IOException {
    byte[] content = Files.readAllBytes(Path.of(file));
    try (Workbook workbook = new XSSFWorkbook(new ByteArrayInputStream(content))) {
      Row names = workbook.getSheet(sheet).getRow(6);
      for (Row row : workbook.getSheet(sheet)) {
        for (int i = 2; card.equals("" + row.getCell(1)) && i < names.getLastCellNum(); i++) {
          if (column.equals("" + names.getCell(i))) {
            row.getCell(i).setCellValue(number);
          }
        }
      }
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      workbook.write(out);
      return built(game, file, out.toByteArray());
    }
  }

  private static void assertRefused(RuleBook rules, String save, String why) {
    assertThatThrownBy(() -> rules.restoreUnderAnyRules(save))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "saved match does not fit these rules, which are others than it was saved with: "
                + why
                + ".");
  }

  private static Predicate<Decision> offers(String option) {
    return one -> one.options().stream().anyMatch(offered -> offered.id().startsWith(option));
  }

  private static List<String> ids(Match match) {
    return asked(match).options().stream().map(Option::id).toList();
  }

  /** A match that is saved when a question is put for which it waits. */
  private static String saved(String game, String setup, Predicate<Decision> wanted)
      throws JsonProcessingException {
    JsonNode json = JSON.readTree(setup.replace('\'', '"'));
    for (int seed = 3; ; seed++) {
      Random random = new Random(seed);
      try (Match match = ShippedBooks.of(game).newMatch(json, seed)) {
        while (!match.over() && !wanted.test(asked(match))) {
          answer(match, random);
        }
        if (!match.over()) {
          return match.save();
        }
      }
    }
  }

  private static void playOn(Match match) {
    Random random = new Random(5);
    for (int i = 0; i < 2_000 && !match.over(); i++) {
      answer(match, random);
    }
  }

  private static void answer(Match match, Random random) {
    Decision one = asked(match);
    match.choose(one.id(), one.options().get(random.nextInt(one.options().size())).id());
  }

  /** The rules of a game with some texts of a file replaced, each by the next. */
  private static RuleBook patched(String game, String file, String... texts) {
    String text = read(file);
    for (int i = 0; i + 1 < texts.length; i += 2) {
      assertThat(text).contains(texts[i]);
      text = text.replace(texts[i], texts[i + 1]);
    }
    return built(game, file, text.getBytes(StandardCharsets.UTF_8));
  }

  private static String read(String file) {
    try {
      return Files.readString(Path.of(file));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static RuleBook built(String game, String file, byte[] content) {
    Diagnostics findings = new Diagnostics();
    RuleBook book = Packs.build(game, ShippedFiles.with(Map.of(file, content)), findings);
    assertThat(book).as(findings.all().toString()).isNotNull();
    return book;
  }
}
