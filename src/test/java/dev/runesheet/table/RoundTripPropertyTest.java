package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.ShownText;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.compile.TableCompiler;
import dev.runesheet.table.effect.EffectFamily;
import dev.runesheet.table.effect.EffectSheet;
import dev.runesheet.table.effect.column.GuardColumn;
import dev.runesheet.table.effect.column.VerbCells;
import dev.runesheet.table.layout.ArgumentForm;
import dev.runesheet.table.layout.Roles;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.layout.VerbColumn;
import dev.runesheet.table.write.WorkbookWriter;
import dev.runesheet.word.Need;
import dev.runesheet.word.Watch;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.drools.decisiontable.SpreadsheetCompiler;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kie.api.KieServices;
import org.kie.api.builder.KieFileSystem;
import org.kie.api.builder.Message;

/** What is written is read, for effects of every shape that a table can hold. */
@Tag("thorough")
@net.jqwik.api.Tag("thorough")
class RoundTripPropertyTest {

  private static final List<String> ROLES = List.of("self", "opponent");
  private static final double[] NUMBERS = {
    0,
    1,
    -1,
    0.5,
    -0.0,
    3e9,
    1e21,
    -1.5e-7,
    0.1 + 0.2,
    123456789.125,
    2147483648.0,
    9007199254740993.0
  };

  @Property(tries = 60)
  void effectsAreReadAsTheyWereWritten(@ForAll long seed) {
    Random random = new Random(seed);
    List<Effect> effects = new ArrayList<>();
    for (int i = 0; i < 1 + random.nextInt(6); i++) {
      effects.add(effect(random, i));
    }
    EffectSheet sheet = Duel.FAMILY.write(Duel.FAMILY.fitting(effects), effects, Duel.FILE);

    assertThat(sheet.notTabular()).isEmpty();
    assertThat(Places.none(RoundTripTest.readBack(sheet.table()))).isEqualTo(effects);
    assertThat(plain(sheet.table())).isEqualTo(TableCompiler.compile(sheet.table().split()).drl());
  }

  /** The rules that Drools itself makes of the written file. */
  private static String plain(TypedTable table) {
    byte[] workbook = WorkbookWriter.write(List.of(table));
    String drl =
        new SpreadsheetCompiler()
            .compile(new ByteArrayInputStream(workbook), table.layout().title());
    return ShownText.read(drl); // Sentences are comments, in which cells show a minus sign.
  }

  @ParameterizedTest
  @EnumSource
  void droolsCompilesEveryColumnThatTheVerbsCanMake(Roles.Place roles) {
    EffectFamily family =
        new EffectFamily(
            Duel.FAMILY.title(),
            Duel.FAMILY.rulePackage(),
            Duel.FAMILY.words(),
            roles,
            "",
            UnaryOperator.identity());
    List<Effect> effects = new ArrayList<>();
    for (VerbSpec verb : Duel.VERBS.all()) {
      for (VerbColumn column : VerbColumn.all(verb)) {
        if (!column.isOf(Duel.FAMILY.words().roles())) {
          continue; // A cell cannot name a role that the game does not have.
        }
        Step.Do act = VerbCells.step(column, example(column, effects.size()));
        effects.add(
            Duel.effect("all/e" + effects.size(), "E" + effects.size(), "turn starts", act));
      }
    }
    for (GuardColumn guard : GuardColumn.all(Duel.FAMILY.words().roles())) {
      Condition condition =
          new Condition.Comparison(
              guard.relation(),
              new Value.StatOf(new Selector.Role(guard.role()), "burn"),
              Value.of(3e9));
      effects.add(
          Duel.effect(
              "all/e" + effects.size(),
              "E" + effects.size(),
              "turn starts",
              Duel.guarded(condition)));
    }
    EffectSheet sheet = family.write(family.fitting(effects), effects, Duel.FILE);

    assertThat(sheet.notTabular()).isEmpty();
    assertThat(errors(TableCompiler.compile(sheet.table()).drl())).isEmpty();
    assertThat(errors(TableCompiler.compile(sheet.table().split()).drl())).isEmpty();
  }

  private static List<Message> errors(String drl) {
    KieServices services = KieServices.get();
    KieFileSystem files = services.newKieFileSystem();
    files.write("src/main/resources/rules/all.drl", drl);
    return services.newKieBuilder(files).buildAll().getResults().getMessages(Message.Level.ERROR);
  }

  private static TypedCell example(VerbColumn column, int row) {
    List<CellValue> values = new ArrayList<>();
    for (ArgumentForm form : column.forms()) {
      switch (form.kind()) {
        case NUMBER -> values.add(new CellValue.Number(NUMBERS[row % NUMBERS.length]));
        case WHOLE, DICE -> values.add(new CellValue.Number(6));
        case STAT, WORD -> values.add(new CellValue.Text("burn"));
        case ROLE -> values.add(new CellValue.Text("opponent"));
        case ENTITY -> {}
      }
    }
    return new TypedCell(
        0, values.isEmpty() ? List.of(new CellValue.Marked()) : values, SourceLocation.NONE);
  }

  private static Effect effect(Random random, int number) {
    List<Step> acts = new ArrayList<>();
    for (int i = 0; i < random.nextInt(4); i++) {
      acts.add(act(random));
    }
    List<Condition> guards = new ArrayList<>();
    for (int i = 0; i < random.nextInt(3); i++) {
      guards.add(
          new Condition.Comparison(
              one(random, List.of(Condition.Relation.values())),
              new Value.StatOf(
                  new Selector.Role(one(random, ROLES)), one(random, Duel.WORDS.stats())),
              number(random)));
    }
    Condition guard = guards.size() == 1 ? guards.get(0) : new Condition.All(guards);
    List<Step> steps =
        guards.isEmpty() ? acts : List.of(Duel.guarded(guard, acts.toArray(new Step[0])));
    Trigger trigger =
        random.nextInt(4) == 0
            ? Trigger.ACTIVATED
            : new Trigger(
                one(random, Duel.WORDS.triggers()),
                one(random, List.of(Watch.values())),
                Need.LIVE);
    String owner = one(random, List.of("mode", "fire-mage", "2"));
    String name =
        one(random, List.of("Heal", "Ice & Fire (mode)", "Zürnen, 2. Teil", "7", "It’s (2)"));
    return Effect.program(
        "e" + number + "/x-" + random.nextInt(9),
        name + " " + number / 2,
        owner,
        trigger,
        new Body.Program(steps),
        SourceLocation.NONE);
  }

  private static Step.Do act(Random random) {
    VerbSpec verb = one(random, Duel.VERBS.all().stream().filter(spec -> !spec.ends()).toList());
    List<Argument> arguments = new ArrayList<>();
    for (Parameter parameter : verb.parameters()) {
      arguments.add(
          switch (parameter.type()) {
            case ENTITY -> new Selector.Role(one(random, ROLES));
            case WORD -> new Argument.Word(one(random, Duel.WORDS.stats()));
            case WHOLE -> Value.of(random.nextInt(9));
            case NUMBER -> value(random);
          });
    }
    return Duel.act(verb.name(), arguments.toArray(new Argument[0]));
  }

  private static Value value(Random random) {
    return switch (random.nextInt(3)) {
      case 0 -> new Value.Roll(1 + random.nextInt(20));
      case 1 ->
          new Value.StatOf(new Selector.Role(one(random, ROLES)), one(random, Duel.WORDS.stats()));
      default -> number(random);
    };
  }

  private static Value number(Random random) {
    return Value.of(
        random.nextBoolean() ? NUMBERS[random.nextInt(NUMBERS.length)] : random.nextInt(20) - 9);
  }

  private static <T> T one(Random random, List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
