package dev.runesheet.pack.watch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.analysis.change.Change;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.spi.SourceNotes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kie.api.definition.KiePackage;

/** What an embedding game sees of edits while it plays. */
class LiveRulesTest {

  private static final String HERO = "data/math-battle/heroes/fire_mage.json";
  private static final String EMBERS = "data/ember-vale";

  private final BlockingQueue<RulesUpdate> changed = new LinkedBlockingQueue<>();
  private final BlockingQueue<RulesUpdate> refused = new LinkedBlockingQueue<>();
  private final BlockingQueue<RulesUpdate> restored = new LinkedBlockingQueue<>();
  private final RulesListener recorder =
      new RulesListener() {
        @Override
        public void rulesChanged(RulesUpdate update) {
          changed.add(update);
        }

        @Override
        public void rulesRefused(RulesUpdate update) {
          refused.add(update);
        }

        @Override
        public void rulesRestored(RulesUpdate update) {
          restored.add(update);
        }
      };
  @TempDir private Path folder;
  private LiveRules rules;

  @BeforeEach
  void begin() throws IOException {
    for (String part : new String[] {"data/math-battle", EMBERS, "decision-tables", "rules"}) {
      try (Stream<Path> files = Files.walk(Path.of(part))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Files.createDirectories(folder.resolve(file).getParent());
          Files.copy(file, folder.resolve(file));
        }
      }
    }
    rules = LiveRules.of("math-battle", folder);
    rules.addListener(recorder);
  }

  @Test
  void aSaveWhileAnotherIsReadChangesNothingOfWhatThatOneIsToldToHaveDone() throws IOException {
    Path cards = folder.resolve(EMBERS + "/cards.yaml");
    String before = Files.readString(cards);
    RuleProbe saving =
        new RuleProbe() {
          @Override
          public void compiled(
              List<RuleSource> sources, SourceNotes notes, Collection<KiePackage> packages) {
            try {
              Files.writeString(cards, before);
            } catch (IOException broken) {
              throw new UncheckedIOException(broken);
            }
          }
        };
    LiveRules embers = LiveRules.of("ember-vale", folder).watchedBy(saving);
    embers.update();
    Files.writeString(
        cards,
        before
            + "  spark-cat:\n    name: Spark Cat\n    kind: unit\n    effects:\n"
            + "      - {when: enters play, then: [{do: damage, target: self, amount: 1}]}\n");
    assertThat(embers.update().changes())
        .filteredOn(change -> change.noun().equals("card"))
        .singleElement()
        .satisfies(
            card -> assertThat(card.place()).asString().matches(EMBERS + "/cards.yaml:\\d+ .*"));
  }

  @Test
  void whateverIsThrownWhileRulesAreReadIsToldToListenersAsARefusal() throws IOException {
    RuleProbe breaking =
        new RuleProbe() {
          @Override
          public void compiled(
              List<RuleSource> sources, SourceNotes notes, Collection<KiePackage> packages) {
            throw new UnsupportedOperationException("broken");
          }
        };
    LiveRules broken = rules.watchedBy(breaking);
    broken.addListener(recorder);
    RulesUpdate update = broken.update();
    assertThat(update.refused()).isTrue();
    assertThat(refused).containsExactly(update);
    assertThat(update.findings())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.code()).isEqualTo(Code.RULES_UNFIT);
              assertThat(finding.message()).contains("broken");
            });
  }

  @Test
  void anotherOrderOfAbilitiesIsToldAsAChangeOfTheHero() throws IOException {
    rules.update();
    Path file = folder.resolve(HERO);
    ObjectMapper mapper = new ObjectMapper();
    ObjectNode hero = (ObjectNode) mapper.readTree(file.toFile());
    ArrayNode abilities = (ArrayNode) hero.get("abilities");
    abilities.add(abilities.remove(0));
    mapper.writeValue(file.toFile(), hero);
    assertThat(rules.update().changes())
        .singleElement()
        .satisfies(
            change -> {
              assertThat(change.noun() + " " + change.id()).isEqualTo("hero fire-mage");
              assertThat(change.place()).hasToString(HERO + "#/abilities/0");
              assertThat(change.details()).containsExactly("abilities in another order");
            });
  }

  @Test
  void aHeroWhoIsCalledOtherwiseIsToldAtHisNameWhileScenariosSayTheOldOne() throws IOException {
    rules.update();
    edit("\"name\": \"Fire Mage\"", "\"name\": \"Ash Witch\"");
    RulesUpdate renamed = rules.update();
    assertThat(renamed.refused()).isFalse();
    assertThat(renamed.findings())
        .filteredOn(finding -> finding.code() == Code.NAME_CHANGED)
        .singleElement()
        .satisfies(
            (Diagnostic finding) -> {
              assertThat(finding.location()).hasToString(HERO + "#/name");
              assertThat(finding.found()).isEqualTo("'ash-witch'");
              assertThat(finding.expected()).matches("'fire-mage', as \\d+ places say");
            });
    edit("\"name\": \"Ash Witch\"", "\"name\": \"Fire Mage\"");
    assertThat(rules.update().findings()).noneMatch(finding -> finding.code() == Code.NAME_CHANGED);
  }

  @Test
  void beforeTheFirstReadingThereAreNone() {
    assertThatThrownBy(() -> rules.current())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("update()");
  }

  @Test
  void anEditIsTakenByTheNextMatchAndNotByARunningOne() throws IOException {
    RuleBook before = rules.update().book();
    try (Match running = before.newMatch(setup(), 1)) {
      String old = running.save();
      edit("\"value\": 8", "\"value\": 9");
      RulesUpdate update = rules.update();
      assertThat(update.refused()).isFalse();
      assertThat(changed).containsExactly(update);
      assertThat(update.changes()).extracting(Change::id).containsExactly("fire-mage/fireball");
      assertThat(update.book()).isSameAs(rules.current()).isNotSameAs(before);
      assertThat(running.book()).isSameAs(before);
      assertThat(running.save()).isEqualTo(old);
    }
  }

  @Test
  void anEditOfOneRuleCompilesOneRule() throws IOException {
    rules.update();
    edit("\"value\": 8", "\"value\": 9");
    RulesUpdate.Work work = rules.update().work();
    assertThat(work.whole()).isFalse();
    assertThat(work.compiled()).isEqualTo(1);
  }

  @Test
  void aBrokenEditLeavesTheRulesInForceAndIsTold() throws IOException {
    RuleBook good = rules.update().book();
    edit("\"value\": 8", "\"value\": eight");
    RulesUpdate update = rules.update();
    assertThat(update.refused()).isTrue();
    assertThat(update.book()).isSameAs(good).isSameAs(rules.current());
    assertThat(refused).containsExactly(update);
    assertThat(update.findings()).extracting(Diagnostic::message).anyMatch(it -> it.contains(HERO));
    edit("\"value\": eight", "\"value\": 8");
    RulesUpdate mended = rules.update();
    assertThat(mended.book()).as("nothing to compile").isSameAs(good);
    assertThat(changed).isEmpty();
    assertThat(restored).containsExactly(mended);
    rules.update();
    assertThat(restored).as("told once").hasSize(1);
  }

  @Test
  void aRefusalIsToldOnceAsLongAsAllFindingsAreTheSame() throws IOException {
    rules.update();
    edit("\"value\": 8", "\"value\": eight");
    assertThat(rules.update().refused()).isTrue();
    assertThat(rules.update().refused()).isTrue();
    assertThat(refused).hasSize(1);
    edit("\"value\": eight", "\"value\": nine");
    rules.update();
    assertThat(refused).hasSize(2);
    edit("\"value\": nine", "\"value\": 8");
    rules.update();
    assertThat(restored).hasSize(1);
    edit("\"value\": 8", "\"value\": nine");
    rules.update();
    assertThat(refused).hasSize(3);
  }

  @Test
  void aChangeOfRulesWrittenByHandIsToldWithTheirFile() throws IOException {
    rules.update();
    Path file = folder.resolve("rules/math-battle/mine.drl");
    Files.createDirectories(file.getParent());
    for (String name : new String[] {"x", "y"}) {
      String kind = name.equals("x") ? "ADDED" : "CHANGED";
      Files.writeString(file, "package mine;\nrule \"" + name + "\" when String() then end\n");
      assertThat(rules.update().changes())
          .singleElement()
          .hasToString(
              "RowChange[kind="
                  + kind
                  + ", noun=file, id=rules/math-battle/mine.drl, place=rules/math-battle/mine.drl,"
                  + " oldSentence=, newSentence=, details=[]]");
    }
    Files.delete(file);
    assertThat(rules.update().changes())
        .extracting(Change::kind)
        .containsExactly(Change.Kind.REMOVED);
  }

  @Test
  void brokenRulesWrittenByHandAreRefusedAtTheirLine() throws IOException {
    RuleBook good = rules.update().book();
    Path file = folder.resolve("rules/math-battle/mine.drl");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "package mine;\nrule \"x\" when\n  Nothing()\nthen\nend\n");
    assertThat(rules.update().findings())
        .extracting(Diagnostic::message)
        .anyMatch(it -> it.startsWith("rules/math-battle/mine.drl:"));
    assertThat(rules.current()).isSameAs(good);
    Files.writeString(file, "package mine;\nrule \"x\" when String() then end\n");
    RulesUpdate.Work work = rules.update().work();
    assertThat(work.whole()).isFalse();
    assertThat(work.compiled()).isEqualTo(1);
  }

  @Test
  void savesAreTakenOverInTheBackground() throws Exception {
    rules.update();
    RulesWatcher watcher = rules.watch();
    try {
      edit("\"value\": 8", "\"value\": 9");
      RulesUpdate update = changed.poll(1, TimeUnit.MINUTES);
      assertThat(update).isNotNull();
      assertThat(update.book()).isSameAs(rules.current());
      edit("\"value\": 9", "\"value\": nine");
      assertThat(refused.poll(1, TimeUnit.MINUTES)).isNotNull();
      assertThat(rules.current()).isSameAs(update.book());
    } finally {
      watcher.close();
    }
  }

  @Test
  void aFileThatIsStillBeingWrittenWhenTheWatchBeginsIsNotTold() throws Exception {
    rules.update();
    Path file = folder.resolve(HERO);
    String text = Files.readString(file);
    Files.writeString(file, "");
    try (RulesWatcher watcher = rules.watch()) {
      assertThat(watcher).isNotNull();
      Thread.sleep(300);
      Files.writeString(file, text.replace("\"value\": 8", "\"value\": 9"));
      assertThat(changed.poll(1, TimeUnit.MINUTES)).isNotNull();
    }
    assertThat(refused).isEmpty();
  }

  @Test
  void anErrorInFilesThatAreSavedMeanwhileIsToldWhenTheyAreAtRest() throws IOException {
    rules.update();
    Files.writeString(folder.resolve(HERO), "");
    assertThat(rules.update(() -> false).refused()).isTrue();
    assertThat(refused).isEmpty();
    rules.update(() -> true);
    assertThat(refused).hasSize(1);
  }

  @Test
  void aListenerThatThrowsKeepsNobodyFromLaterEdits() throws IOException {
    rules = LiveRules.of("math-battle", folder);
    rules.addListener(
        new RulesListener() {
          @Override
          public void rulesChanged(RulesUpdate update) {
            throw new UnsupportedOperationException("a listener's own");
          }

          @Override
          public void rulesRefused(RulesUpdate update) {}
        });
    rules.addListener(recorder);
    rules.update();
    edit("\"value\": 8", "\"value\": 9");
    assertThat(rules.update().book()).isSameAs(rules.current());
    assertThat(changed).hasSize(1);
  }

  @Test
  void anErrorOfAListenerGoesToTheHandlerOfItsThreadAndTheOthersHearTheEdit() throws IOException {
    rules = LiveRules.of("math-battle", folder);
    rules.addListener(new Failing());
    rules.addListener(recorder);
    rules.update();
    List<Throwable> handled = new ArrayList<>();
    Thread thread = Thread.currentThread();
    Thread.UncaughtExceptionHandler before = thread.getUncaughtExceptionHandler();
    thread.setUncaughtExceptionHandler((of, thrown) -> handled.add(thrown));
    try {
      edit("\"value\": 8", "\"value\": 9");
      rules.update();
    } finally {
      thread.setUncaughtExceptionHandler(before);
    }
    assertThat(handled).singleElement().isInstanceOf(AssertionError.class);
    assertThat(changed).hasSize(1);
  }

  @Test
  void aListenerThatFailsOrInterruptsItsThreadDoesNotEndTheWatching() throws Exception {
    rules = LiveRules.of("math-battle", folder);
    rules.addListener(new Failing());
    rules.addListener(recorder);
    rules.update();
    try (RulesWatcher watcher = rules.watch()) {
      assertThat(watcher).isNotNull();
      for (int value = 8; value < 10; value++) {
        edit("\"value\": " + value, "\"value\": " + (value + 1));
        assertThat(changed.poll(1, TimeUnit.MINUTES)).isNotNull();
      }
    }
  }

  /** A listener that leaves its thread interrupted and throws what is no exception. */
  private static final class Failing implements RulesListener {
    @Override
    public void rulesChanged(RulesUpdate update) {
      if (Thread.currentThread().getName().equals("runesheet-watcher")) {
        Thread.currentThread().interrupt();
      }
      throw new AssertionError("a listener's own");
    }
  }

  private static JsonNode setup() {
    return DuelSetup.of("fire-mage", "fighter").toJson();
  }

  private void edit(String from, String to) throws IOException {
    Path file = folder.resolve(HERO);
    String text = Files.readString(file);
    assertThat(text).contains(from);
    Files.writeString(file, text.replaceFirst(Pattern.quote(from), to));
  }
}
