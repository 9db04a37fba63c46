package dev.runesheet.testing.mutation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.game.declared.authoring.DeclaredPack;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.testing.mutation.Mutation.Edit;
import dev.runesheet.testing.mutation.MutationPoint.Alternative;
import dev.runesheet.word.Viewpoint;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What can be changed in the shipped effects and rows. */
@Tag("thorough")
class SitesTest {

  private static final Map<String, PackContent> CONTENTS = new ConcurrentHashMap<>();
  private static final Map<String, WordsInUse> WORDS = new ConcurrentHashMap<>();

  private static PackContent content(String game) {
    return CONTENTS.computeIfAbsent(game, SitesTest::read);
  }

  private static PackContent read(String game) {
    AuthoringPack pack = Packs.find(game);
    return pack.read(new DirectoryFiles(Path.of("")), new Diagnostics());
  }

  private static List<MutationPoint<Effect>> sites(
      String game, PackContent content, Effect effect) {
    return EffectMutations.of(
        effect,
        WORDS.computeIfAbsent(game, any -> new WordsInUse(content.effects())),
        List.copyOf(Packs.find(game).catalog().all()),
        Packs.find(game),
        scope -> Packs.find(game).viewpoint(scope, content));
  }

  private static List<MutationPoint<Effect>> fireball() {
    PackContent content = content("math-battle");
    Effect fireball =
        content.effects().stream()
            .filter(one -> one.id().equals("fire-mage/fireball"))
            .findFirst()
            .orElseThrow();
    return sites("math-battle", content, fireball);
  }

  private static List<String> others(MutationPoint<?> site) {
    return site.alternatives().stream().map(Alternative::after).map(String.class::cast).toList();
  }

  /** Own units are the same, whoever of a player looks; other own units are not. */
  @ParameterizedTest
  @CsvSource({
    "own units, PLAYER",
    "enemy side, PLAYER",
    "own hand, PLAYER",
    "other own units, ENTITY",
    "other allies, ENTITY",
    "attached, ENTITY",
    "unknown, ENTITY"
  })
  void aScopeOfAPlayerIsTheSameFromAllThatAreHis(String scope, Viewpoint same) {
    PackContent content = content("ember-vale");
    assertThat(Packs.find("ember-vale").viewpoint(scope, content)).isEqualTo(same);
  }

  @Test
  void whereAScopeIsOfAPlayerOwnerAndSelfSeeTheSame() {
    PackContent content = content("ember-vale");
    assertThat(content.effects())
        .filteredOn(one -> one.id().startsWith("actions/attack"))
        .flatExtracting(one -> sites("ember-vale", content, one))
        .filteredOn(site -> site.before().equals("self"))
        .filteredOn(site -> site.place().place().toString().endsWith("/actions/attack/then/1"))
        .isNotEmpty()
        .allSatisfy(site -> assertThat(others(site)).doesNotContain("owner"));
  }

  @Test
  void whereAPlayerHoldsTheEffectOwnerAndSelfAreTheSame() {
    PackContent content = content("ember-vale");
    List<Effect> ofPlayers =
        content.effects().stream()
            .filter(one -> one.owner().equals(DeclaredCatalog.PLAYER_RULES))
            .toList();
    assertThat(ofPlayers).isNotEmpty();
    assertThat(ofPlayers)
        .flatExtracting(one -> sites("ember-vale", content, one))
        .filteredOn(site -> site.before().equals("self"))
        .isNotEmpty()
        .allSatisfy(site -> assertThat(others(site)).doesNotContain("owner"));
  }

  @Test
  void whereAVerbAsksForAPlayerOfAnybodyOwnerAndSelfAreTheSame() {
    PackContent content = content("ember-vale");
    List<MutationPoint<Effect>> drawing =
        content.effects().stream()
            .filter(one -> one.source().file().endsWith("cards.yaml"))
            .filter(one -> one.calls().allMatch(act -> act.verb().name().equals("draw")))
            .flatMap(one -> sites("ember-vale", content, one).stream())
            .filter(site -> site.before().equals("owner"))
            .toList();
    assertThat(drawing)
        .isNotEmpty()
        .allSatisfy(site -> assertThat(others(site)).doesNotContain("self"));
  }

  @Test
  void numbersChangeByOneBothWays() {
    assertThat(fireball())
        .filteredOn(site -> site.kind() == MutationKind.NUMBER)
        .extracting(MutationPoint::before, SitesTest::others)
        .containsExactly(
            tuple("4", List.of("5", "3")),
            tuple("-5", List.of("-4", "-6")),
            tuple("8", List.of("9", "7")),
            tuple("2", List.of("3", "1")));
  }

  @Test
  void comparisonsTurnRoundAndMoveTheirBoundary() {
    assertThat(fireball())
        .filteredOn(site -> site.kind() == MutationKind.COMPARISON)
        .extracting(MutationPoint::before, SitesTest::others)
        .containsExactly(
            tuple(
                "your mana is above 4",
                List.of("your mana is at most 4", "your mana is at least 4")),
            tuple("above", List.of("below", "equal")));
  }

  @Test
  void whatHoldsAProgramTogetherIsNotChanged() {
    PackContent content = content("werewolf");
    assertThat(content.effects())
        .flatMap(effect -> sites("werewolf", content, effect))
        .isNotEmpty()
        .extracting(MutationPoint::before)
        .noneMatch(before -> before.endsWith(".") || before.matches("nothing happens|line1-1"));
  }

  @Test
  void rolesAreThoseThatTheGameKnowsEverywhere() {
    assertThat(fireball())
        .filteredOn(site -> site.kind() == MutationKind.SCOPE)
        .isNotEmpty()
        .extracting(MutationPoint::before, SitesTest::others)
        .containsOnly(tuple("self", List.of("opponent")), tuple("opponent", List.of("self")));
  }

  @Test
  void everyStepCanBeLeftOut() {
    assertThat(fireball())
        .filteredOn(site -> site.kind() == MutationKind.ROW)
        .extracting(site -> site.place().place().toString())
        .contains(
            "#/abilities/0/program/0",
            "#/abilities/0/program/0/then/0",
            "#/abilities/0/program/0/then/1",
            "#/abilities/0/program/0/then/2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"math-battle", "valeria"})
  void everyChangeIsOneAndKeepsWhatNamesTheEffect(String game) {
    PackContent content = content(game);
    WordsInUse words = new WordsInUse(content.effects());
    var verbs = List.copyOf(Packs.find(game).catalog().all());
    int changes = 0;
    for (Effect effect : content.effects()) {
      for (MutationPoint<Effect> site :
          EffectMutations.of(effect, words, verbs, Packs.find(game), scope -> Viewpoint.ENTITY)) {
        for (Alternative<Effect> one : site.alternatives()) {
          changes++;
          assertThat(one.whole()).as("%s: %s", site.place(), one.after()).isNotEqualTo(effect);
          assertThat(List.of(one.whole().id(), one.whole().name(), one.whole().owner()))
              .isEqualTo(List.of(effect.id(), effect.name(), effect.owner()));
        }
      }
    }
    assertThat(changes).isGreaterThan(content.effects().size());
  }

  /** A mutation test takes such changes as they come; the sources of a game never hold most. */
  @ParameterizedTest
  @CsvSource({"ember-vale, 4", "math-battle, 1", "tcg-pocket, 397", "werewolf, 37"})
  void checksOfAGameBearItsChanges(String game, int step) {
    checksBearChanges(game, step);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ember-vale", "tcg-pocket", "werewolf"})
  @Tag("slow")
  void checksOfAGameBearEveryChange(String game) {
    checksBearChanges(game, 1);
  }

  private static void checksBearChanges(String game, int step) {
    AuthoringPack pack = Packs.find(game);
    PackContent content = content(game);
    List<Edit> edits =
        Mutations.of(content, pack).stream()
            .flatMap(mutation -> mutation.site().alternatives().stream())
            .map(Alternative::whole)
            .toList();
    assertThat(edits).hasSizeGreaterThan(100);
    for (int i = 0; i < edits.size(); i += step) {
      Diagnostics findings = new Diagnostics();
      assertThat(pack.derived(edits.get(i).apply(content, findings), findings)).isNotNull();
    }
  }

  private static List<MutationPoint<Effect>> valeria(String id) {
    PackContent content = content("valeria");
    Effect effect =
        content.effects().stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
    return sites("valeria", content, effect);
  }

  /** Alms for the Poor: in turn, each gives two of something to another player. */
  @Test
  void whoseTurnItIsIsAlsoTheTargetUntilSomebodyIsChosen() {
    assertThat(valeria("e23/activation"))
        .filteredOn(site -> site.before().equals("self"))
        .isNotEmpty()
        .filteredOn(site -> others(site).contains("target"))
        .as("only where the chosen player is the target: who gives")
        .hasSize(3);
  }

  /** Night Terror: the citizens of the centre are the same for whoever looks at them. */
  @Test
  void fromWhomTheCentreIsSeenIsNotChanged() {
    assertThat(valeria("e28/activation"))
        .filteredOn(site -> site.kind() == MutationKind.SCOPE)
        .extracting(MutationPoint::before)
        .containsOnlyOnce("citizens of the centre")
        .doesNotContain("self");
  }

  @Test
  void cellsOfARowChangeButNotItsNameAndEnd() {
    TypedTable table =
        content("math-battle").tables().stream()
            .map(PackContent.Table::table)
            .filter(one -> one.layout().title().equals("Global rules"))
            .findFirst()
            .orElseThrow();
    TypedRow burning = table.rows().get(1);
    List<MutationPoint<TypedTable>> sites = RowMutations.of(table, burning);
    assertThat(sites)
        .extracting(site -> site.place().place().toString())
        .containsOnly(
            "!Global rules!B9",
            "!Global rules!D9",
            "!Global rules!G9",
            "!Global rules!H9",
            "!Global rules!T9",
            "!Global rules!V9",
            "!Global rules!W9");
    assertThat(sites)
        .filteredOn(site -> site.place().place().toString().endsWith("G9"))
        .extracting(MutationPoint::kind, MutationPoint::before, site -> others(site).size())
        .contains(tuple(MutationKind.ROW, "burn,0", 1));
    assertThat(sites)
        .filteredOn(site -> site.place().place().toString().endsWith("H9"))
        .extracting(MutationPoint::kind, MutationPoint::before, site -> others(site).size())
        .containsExactly(tuple(MutationKind.NUMBER, "0", 2));
    assertThat(sites)
        .flatExtracting(MutationPoint::alternatives)
        .extracting(Alternative::whole)
        .doesNotContain(table)
        .doesNotHaveDuplicates();
  }

  /** Of common zones it does not matter who draws, and the game itself holds its rules. */
  @Test
  void rolesThatMeanTheSameAreNotExchanged() {
    WrittenGame game =
        new WrittenGame(
            """
            kinds: {player: {}, unit: {power: 1}, game: {doom: 0}}
            zones: {deck: {}, row: {common: true}, pile: {common: true, begins with: shared}}
            deck zone: deck
            phases: [{phase: main, event: turn starts, actions: [done, refill, fetch]}]
            actions:
              done: {ends: true}
              refill: {then: [{do: draw, target: self, amount: 1, from: pile, to: row}]}
              fetch: {then: [{do: draw, target: owner, amount: 1, from: row, to: deck}]}
            rules:
              - name: dread
                when: turn starts
                whose: any
                then: [{do: add-stat, target: game, stat: doom, delta: 1}]
            """,
            "cards: {scout: {name: Scout, kind: unit}}",
            "decks: {own: {scout: 2}, shared: {scout: 3}}");
    DeclaredPack pack = new DeclaredPack("written");
    Diagnostics findings = new Diagnostics();
    PackContent content = PackBuilder.read(pack, game, findings);
    assertThat(findings.hasErrors()).as(findings.all().toString()).isFalse();
    assertThat(changed(pack, content, "game/dread"))
        .filteredOn(one -> one.kind() == MutationKind.SCOPE && one.before().equals("game"))
        .flatExtracting(MutationPoint::alternatives)
        .extracting(one -> ((Alternative<?>) one).after())
        .isNotEmpty()
        .doesNotContain("self");
    assertThat(drawnBy(Selector.Role.OPPONENT, pack, content, "actions/refill")).isTrue();
    assertThat(drawnBy(Selector.Role.OPPONENT, pack, content, "actions/fetch")).isFalse();
  }

  private static Effect effect(PackContent content, String id) {
    return content.effects().stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
  }

  private static List<MutationPoint<Effect>> changed(
      AuthoringPack pack, PackContent content, String id) {
    WordsInUse words = new WordsInUse(content.effects());
    List<VerbSpec> verbs = List.copyOf(pack.catalog().all());
    return EffectMutations.of(effect(content, id), words, verbs, pack, scope -> Viewpoint.ENTITY);
  }

  /** True if an effect that draws does the same if another draws. */
  private static boolean drawnBy(
      Selector.Role who, AuthoringPack pack, PackContent content, String id) {
    Effect effect = effect(content, id);
    Step.Do draw = (Step.Do) ((Body.Program) effect.body()).steps().get(0);
    Map<String, Argument> arguments = new HashMap<>(draw.arguments());
    arguments.put("target", who);
    Step other = new Step.Do(draw.verb(), arguments, draw.source());
    Effect changed =
        new Effect(
            effect.id(),
            effect.name(),
            effect.owner(),
            effect.trigger(),
            new Body.Program(List.of(other)),
            effect.priority(),
            effect.duration(),
            effect.stacking(),
            effect.source());
    return new EquivalentMutants(pack, content).of(effect, changed);
  }

  @Test
  void aBoundThatThereIsNotIsNotChanged() {
    WrittenGame game =
        new WrittenGame(
            """
            kinds: {player: {}, unit: {power: 1}}
            zones: {deck: {}, field: {in play: true}}
            deck zone: deck
            phases: [{phase: main, actions: [done]}]
            actions: {done: {ends: true}}
            """,
            """
            cards:
              scout:
                name: Scout
                kind: unit
                effects: [{changes: power, by: 1, while: {at least: 2, of: allies}, name: band}]
            """);
    DeclaredPack pack = new DeclaredPack("written");
    PackContent content = PackBuilder.read(pack, game, new Diagnostics());
    Effect band =
        content.effects().stream()
            .filter(one -> one.id().equals("scout/band"))
            .findFirst()
            .orElseThrow();
    WordsInUse words = new WordsInUse(content.effects());

    assertThat(
            EffectMutations.of(
                band, words, List.copyOf(pack.catalog().all()), pack, scope -> Viewpoint.ENTITY))
        .filteredOn(site -> site.kind() == MutationKind.NUMBER)
        .extracting(MutationPoint::before)
        .containsExactlyInAnyOrder("1", "2");
  }

  /** An author could not write it, and no scenario could tell. */
  @Test
  void howASuppressorStacksIsNotChanged() {
    PackContent content = content("ember-vale");
    Effect hush =
        content.effects().stream()
            .filter(one -> one.id().equals("hush-owl/hush"))
            .findFirst()
            .orElseThrow();
    assertThat(sites("ember-vale", content, hush)).isEmpty();
  }
}
