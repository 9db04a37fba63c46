package dev.runesheet.api;

import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.api.RuleRevisions.Revision;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.engine.rules.RuleCompilationException;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.rules.RuleText;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.engine.testgame.Skirmish;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Trigger;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.fault.RuleMistake;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.PureQuestion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kie.api.definition.KiePackage;

/** What an edit of single rules leaves as it is, and what it changes. */
public class RuleRevisionsTest {

  private final RuleRevisions revisions = new RuleRevisions(new Skirmish());

  @Test
  void onlyTheRuleThatDiffersIsCompiledAndTheNextMatchPlaysIt() {
    assertThat(next(digs("a", 1), digs("b", 1)).whole()).isTrue();
    Revision edited = next(digs("a", 5), digs("b", 1));
    assertThat(edited.whole()).isFalse();
    assertThat(edited.compiled()).isEqualTo(1);
    assertThat(gold(edited.book(), "a")).isEqualTo(5);
    assertThat(gold(edited.book(), "b")).isEqualTo(1);
  }

  @Test
  void aRuleThatIsBackInItsOldWordingPlaysAsBefore() {
    next(digs("a", 1));
    next(digs("a", 5));
    Revision back = next(digs("a", 1));
    assertThat(back.whole()).isFalse();
    assertThat(gold(back.book(), "a")).isEqualTo(1);
  }

  @Test
  void textsOfEqualHashAreToldApart() {
    // Drools names the class of a rule by the hash of its consequence.
    assertThat("Aa").hasSameHashCodeAs("BB");
    Effect hears = Cards.answer("a", "hears", Trigger.any("BB"), gain("gold", 7));
    next(Cards.ability("a", "dig", run("shout", "Aa")), hears);
    Revision edited = next(Cards.ability("a", "dig", run("shout", "BB")), hears);
    assertThat(edited.whole()).isFalse();
    assertThat(gold(edited.book(), "a")).isEqualTo(7);
  }

  @Test
  void rulesThatWentAwayAreGoneAndNewOnesAreThere() {
    next(digs("a", 1), digs("b", 1));
    Revision edited = next(digs("a", 1), digs("c", 2));
    assertThat(edited.compiled()).isEqualTo(1);
    assertThat(edited.book().effects())
        .extracting(effect -> effect.id())
        .containsExactly("a/dig", "c/dig");
    assertThat(gold(edited.book(), "c")).isEqualTo(2);
    assertThat(edited.book().kieBase().getRule("runesheet.skirmish", "b/dig")).isNull();
  }

  @Test
  void aMatchKeepsTheRulesItBeganWith() {
    Revision first = next(digs("a", 1));
    Scene running = Scene.of(first.book()).has(0, "a").start();
    Revision edited = next(digs("a", 5));
    assertThat(edited.whole()).as("the base is in use").isTrue();
    running.use("a", "dig");
    assertThat(running.gold("a")).isEqualTo(1);
    assertThat(gold(edited.book(), "a")).isEqualTo(5);
  }

  @Test
  void aSpareBaseIsMadeReadyWhileMatchesUseTheOthers() {
    Scene running = Scene.of(next(digs("a", 1)).book()).has(0, "a").start();
    revisions.prepare();
    assertThat(next(digs("a", 5)).whole()).isFalse();
    running.use("a", "dig");
    assertThat(running.gold("a")).isEqualTo(1);
  }

  @Test
  void aBookWhoseBaseWasTakenOverStillPlaysItsOwnRules() {
    RuleBook old = next(digs("a", 1)).book();
    RuleBook edited = next(digs("a", 5)).book();
    assertThat(gold(old, "a")).isEqualTo(1);
    assertThat(gold(edited, "a")).isEqualTo(5);
  }

  @Test
  void aProbeSeesTheRulesOfABookThatIsCompiledAgain() {
    List<List<RuleSource>> seen = new ArrayList<>();
    RuleProbe probe =
        new RuleProbe() {
          @Override
          public void compiled(
              List<RuleSource> sources, SourceNotes notes, Collection<KiePackage> packages) {
            seen.add(sources);
          }
        };
    RuleRevisions watched = new RuleRevisions(new Skirmish(), probe);
    List<Effect> before = List.of(digs("a", 1));
    List<Effect> after = List.of(digs("a", 5));
    MissingNode none = MissingNode.getInstance();
    RuleBook old = watched.next(Books.sources(before), Books.notes(before), none).book();
    assertThat(watched.next(Books.sources(after), Books.notes(after), none).whole()).isFalse();
    seen.clear();
    assertThat(gold(old, "a")).isEqualTo(1);
    assertThat(seen).containsExactly(Books.sources(before));
  }

  /** A question with a decision table that no pack declares. */
  @DecisionTable(title = "Tolls", family = "tolls", doc = "what a bridge costs")
  public static final class Toll implements PureQuestion {

    @Override
    public Object asked() {
      return "toll";
    }
  }

  @Test
  void aBookWhoseBaseWasTakenOverIsAnsweredByItsOwnRulesAlone() {
    List<Effect> effects = List.of(digs("a", 1));
    SourceNotes.Note declared = new SourceNotes.Note("any", "", List.of(), List.of());
    SourceNotes notes = new SourceNotes(Map.of(SourceNotes.question("other.Question"), declared));
    MissingNode none = MissingNode.getInstance();
    RuleBook old = revisions.next(Books.sources(effects), notes, none).book();
    List<RuleSource> more = new ArrayList<>(Books.sources(effects));
    String type = Toll.class.getCanonicalName();
    String answers = "package extra;\nimport " + type + ";\nrule 'r' when Toll() then end\n";
    more.add(new RuleSource("extra.drl", answers));
    assertThat(revisions.next(more, notes, none).whole()).isFalse();
    try (Match match = Scene.of(old).has(0, "a").start().match()) {
      match.update(
          context ->
              assertThatThrownBy(() -> context.consult(new Toll()))
                  .isInstanceOf(RuleMistake.class)
                  .hasMessageContaining("no row answers"));
    }
  }

  @Test
  void aBaseThatSomebodyHoldsIsNotPatched() {
    RuleBook old = next(digs("a", 1)).book();
    var base = old.kieBase();
    assertThat(next(digs("a", 5)).whole()).isTrue();
    assertThat(old.kieBase()).isSameAs(base);
  }

  @Test
  void theSameRulesNeedNothing() {
    Revision first = next(digs("a", 1));
    Scene running = Scene.of(first.book()).has(0, "a").start();
    Revision same = next(digs("a", 1));
    assertThat(same.whole()).isFalse();
    assertThat(same.compiled()).isZero();
    assertThat(same.book().hash()).isEqualTo(first.book().hash());
    assertThat(gold(same.book(), "a")).isEqualTo(1);
    running.use("a", "dig");
  }

  @Test
  void aNewPackageThatWasWrittenByHandIsCompiledAlone() {
    next(digs("a", 1));
    Revision more = withFile("package extra;\nrule \"x\" when then end\n");
    assertThat(more.whole()).isFalse();
    assertThat(more.compiled()).isEqualTo(1);
    assertThat(more.book().kieBase().getRule("extra", "x")).isNotNull();
    assertThat(gold(more.book(), "a")).isEqualTo(1);
  }

  @Test
  void aFileThatWasWrittenByHandAndChangedIsCompiledWithAllOthers() {
    next(digs("a", 1));
    withFile("package extra;\nrule \"x\" when then end\n");
    Revision other = withFile("package extra;\nrule \"y\" when then end\n");
    assertThat(other.whole()).isTrue();
    assertThat(other.book().kieBase().getRule("extra", "x")).isNull();
    assertThat(next(digs("a", 1)).whole()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"my.alpha", "my.zeta"})
  void aNewFileThatUsesWhatAnotherDeclaresIsCompiledWithAllOthers(String declaring) {
    String declares = "package " + declaring + ";\ndeclare Coin worth : int end\n";
    String uses =
        "package my.beta;\nimport " + declaring + ".Coin;\nrule 'r' when Coin() then end\n";
    next(digs("a", 1));
    assertThat(withFiles(declares).whole()).isFalse();
    Revision both =
        declaring.equals("my.alpha") ? withFiles(declares, uses) : withFiles(uses, declares);
    assertThat(both.whole()).isTrue();
    assertThat(both.book().kieBase().getRule("my.beta", "r")).isNotNull();
    assertThat(gold(both.book(), "a")).isEqualTo(1);
  }

  @Test
  void aNewFileWhosePackageOthersImportIsCompiledWithThem() {
    String uses = "package my.beta;\nimport my.zeta.*;\nrule 'r' when String() then end\n";
    next(digs("a", 1));
    assertThat(withFiles(uses).whole()).isFalse();
    assertThat(withFiles(uses, "package my.zeta;\ndeclare Coin worth : int end\n").whole())
        .isTrue();
  }

  @Test
  void aRuleThatDiffersIsCompiledAloneBesidePackagesThatUseEachOther() {
    List<RuleSource> own =
        List.of(
            new RuleSource(
                "x.drl", "package my.x;\nimport my.y.Coin;\nrule 'r' when Coin() then end"),
            new RuleSource("y.drl", "package my.y;\ndeclare Coin worth : int end\n"));
    revision(List.of(digs("a", 1)), own);
    Revision edited = revision(List.of(digs("a", 5)), own);
    assertThat(edited.whole()).isFalse();
    assertThat(gold(edited.book(), "a")).isEqualTo(5);
    assertThat(edited.book().kieBase().getRule("my.x", "r")).isNotNull();
  }

  private Revision withFiles(String... texts) {
    List<RuleSource> own =
        Arrays.stream(texts)
            .map(text -> new RuleSource(text.substring(0, text.indexOf(';')) + ".drl", text))
            .toList();
    return revision(List.of(digs("a", 1)), own);
  }

  private Revision revision(List<Effect> effects, List<RuleSource> own) {
    List<RuleSource> rules = new ArrayList<>(Books.sources(effects));
    rules.addAll(own);
    return revisions.next(rules, Books.notes(effects), MissingNode.getInstance());
  }

  private Revision withFile(String text) {
    List<RuleSource> rules = new ArrayList<>(Books.sources(List.of(digs("a", 1))));
    rules.add(new RuleSource("extra.drl", text));
    return revisions.next(rules, SourceNotes.NONE, MissingNode.getInstance());
  }

  @Test
  void aRuleThatDoesNotCompileChangesNothing() {
    RuleBook good = next(digs("a", 1)).book();
    List<RuleSource> broken = new ArrayList<>(Books.sources(List.of(digs("a", 1))));
    RuleSource last = broken.remove(broken.size() - 1);
    RuleText rule = last.rules().get(0);
    String text = rule.text().replace("then\n", "then\n  nonsense;\n");
    broken.add(
        new RuleSource(
            last.name(), last.head(), List.of(new RuleText(rule.name(), rule.comment(), text))));
    assertThatThrownBy(() -> revisions.next(broken, SourceNotes.NONE, MissingNode.getInstance()))
        .isInstanceOf(RuleCompilationException.class)
        .hasMessageContaining("skirmish.drl");
    assertThat(gold(good, "a")).isEqualTo(1);
    assertThat(next(digs("a", 2)).whole()).isFalse();
  }

  private Revision next(Effect... effects) {
    List<Effect> all = Arrays.asList(effects);
    return revisions.next(Books.sources(all), Books.notes(all), MissingNode.getInstance());
  }

  private static Effect digs(String owner, int gold) {
    return Cards.ability(owner, "dig", gain("gold", gold));
  }

  private static double gold(RuleBook book, String owner) {
    Scene scene = Scene.of(book).has(0, owner).start().use(owner, "dig");
    double gold = scene.gold(owner);
    scene.match().close();
    return gold;
  }
}
