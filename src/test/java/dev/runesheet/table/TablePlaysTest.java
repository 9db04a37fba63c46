package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.DuelCatalogs;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.Games;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.table.compile.CompiledTable;
import dev.runesheet.table.compile.TableCompiler;
import dev.runesheet.table.effect.EffectSheet;
import dev.runesheet.table.effect.column.GuardColumn;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Roles;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.VerbColumn;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A match that is played with the rules of a table. */
class TablePlaysTest {

  private static final String WAIT =
      """
      package rules.test;
      import dev.runesheet.spi.fact.Reaction;
      rule "Wait" @Owner(fighter) when $r : Reaction( block == "fighter/wait" ) then $r.next(); end
      """;

  @Test
  void globalRulesAndEffectsOfSeveralRowsRun() throws IOException {
    List<Effect> effects = new ArrayList<>(Duel.globalRules());
    effects.add(
        Duel.effect("mode/storm", "Storm", "turn starts", mana(5), opponentMana(7), mana(2)));
    List<VerbColumn> columns =
        new ArrayList<>(
            List.of(
                VerbColumn.of(mana(5), Roles.Place.HEADING),
                VerbColumn.of(opponentMana(7), Roles.Place.HEADING)));
    for (Column column : Duel.layout().columns()) {
      if (column.binding() instanceof Binding.Act act && !columns.contains(act.column())) {
        columns.add(act.column());
      }
    }
    // Burning damages before it changes a stat of the holder, so that verb comes a second time.
    columns.add(VerbColumn.of(mana(5), Roles.Place.HEADING));
    columns.add(VerbColumn.of(Duel.act("pass"), Roles.Place.HEADING));
    TableLayout wide =
        Duel.FAMILY.layout(GuardColumn.all(Duel.FAMILY.words().roles()), columns, false);
    EffectSheet sheet = Duel.FAMILY.write(wide, effects, Duel.FILE);
    assertThat(sheet.notTabular()).isEmpty();

    RuleBook book = book(TableCompiler.compile(sheet.table()));
    assertThat(book.effects())
        .extracting(EffectDefinition::id)
        .contains("mode/death", "mode/burning", "mode/stun", "mode/storm")
        .doesNotContain("mode/storm/2");
    Match match = book.newMatch(setup(), 1);
    Entity first = match.world().entity(0);

    assertThat(first.stat("health")).isEqualTo(27);
    assertThat(first.stat("burn")).isEqualTo(2);
    assertThat(first.stat("mana")).isEqualTo(7);
    assertThat(match.world().entity(1).stat("mana")).isEqualTo(7);
  }

  private static Step.Do mana(double amount) {
    return Duel.act("add-stat", Selector.Role.SELF, Duel.word("mana"), Value.of(amount));
  }

  private static Step.Do opponentMana(double amount) {
    return Duel.act("add-stat", Selector.Role.OPPONENT, Duel.word("mana"), Value.of(amount));
  }

  private static RuleBook book(CompiledTable table) throws IOException {
    List<RuleSource> sources = new ArrayList<>();
    sources.add(new RuleSource("table.drl", table.drl()));
    sources.add(new RuleSource("wait.drl", WAIT));
    sources.addAll(Books.engine());
    JsonNode catalog =
        DuelCatalogs.of(
            Duel.WORDS.stats(), 10, Map.of("fighter", Map.of("health", 30.0, "burn", 3.0)));
    return RuleBook.compile(Games.find("math-battle"), sources, SourceNotes.NONE, catalog);
  }

  private static JsonNode setup() {
    return DuelSetup.of("fighter", "fighter").toJson();
  }
}
