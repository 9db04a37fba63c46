package dev.runesheet.game.mathbattle.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.engine.Games;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.engine.RuleSource;
import dev.runesheet.engine.SourceNotes;
import dev.runesheet.language.effectops.EffectOpsReader;
import dev.runesheet.language.effectops.ModeSource;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.Packs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.drools.model.codegen.ExecutableModelProject;
import org.junit.jupiter.api.Test;
import org.kie.api.KieServices;
import org.kie.api.builder.KieBuilder;
import org.kie.api.builder.KieFileSystem;
import org.kie.api.builder.Message;

/** Death, burn and stun from JSON, from the sheet, and from the sheet as plain Drools reads it. */
class GlobalRulesTest {

  private static final String SHEET = "decision-tables/math-battle/global-rules.drl.xlsx";
  private static final String JSON = "src/test/resources/math-battle/heroes/default_mode.json";

  @Test
  void theSheetPlaysTheRecordedMatches() throws IOException {
    assertPlaysRecordedMatches(Packs.compile(Recorded.shipped(), new Diagnostics()));
  }

  @Test
  void theSameRulesAsJsonPlayTheRecordedMatches() throws IOException {
    BuiltPack shipped = Recorded.shipped();
    Diagnostics findings = new Diagnostics();
    EffectOpsReader reader = new EffectOpsReader(new MathBattlePack().catalog(), findings);
    ModeSource mode = reader.readMode(JSON, Files.readString(Path.of(JSON))).orElseThrow();
    List<PackContent.Group> groups = new ArrayList<>(shipped.content().groups());
    groups.add(new PackContent.Group("rules.mathbattle.json", "mode.drl", mode.effects()));
    PackContent content = new PackContent(groups, List.of(), shipped.catalog());

    RuleBook book =
        Packs.compile(PackBuilder.build("math-battle", content, Recorded.FILES), findings);

    assertThat(findings.all()).isEmpty();
    assertPlaysRecordedMatches(book);
  }

  @Test
  void theSheetCompiledByPlainDroolsPlaysTheRecordedMatches() throws IOException {
    assertPlaysRecordedMatches(plainDrools(false));
  }

  @Test
  void theExecutableModelOfTheSameRulesPlaysTheRecordedMatches() throws IOException {
    assertPlaysRecordedMatches(plainDrools(true));
  }

  private static RuleBook plainDrools(boolean executableModel) throws IOException {
    BuiltPack shipped = Recorded.shipped();
    KieServices kie = KieServices.get();
    KieFileSystem files = kie.newKieFileSystem();
    String folder = "src/main/resources/plain/";
    files.write(
        folder + "global-rules.drl.xlsx",
        kie.getResources().newByteArrayResource(Files.readAllBytes(Path.of(SHEET))));
    files.write(
        folder + "global-rules.drl.xlsx.properties",
        Files.readString(Path.of(SHEET + ".properties")));
    int number = 0;
    for (RuleSource rules : shipped.rules()) {
      if (!rules.name().startsWith(SHEET)) {
        files.write(folder + number++ + ".drl", rules.drl());
      }
    }
    KieBuilder builder = kie.newKieBuilder(files);
    if (executableModel) {
      builder.buildAll(ExecutableModelProject.class);
    } else {
      builder.buildAll();
    }
    assertThat(builder.getResults().getMessages(Message.Level.ERROR)).isEmpty();
    var base = kie.newKieContainer(builder.getKieModule().getReleaseId()).getKieBase();
    kie.getRepository().removeKieModule(builder.getKieModule().getReleaseId());
    return RuleBook.of(Games.find("math-battle"), base, SourceNotes.NONE, shipped.catalog());
  }

  private static void assertPlaysRecordedMatches(RuleBook book) throws IOException {
    List<RecordedDuel> duels = Recorded.ofDefaultMode();
    assertThat(duels).hasSizeGreaterThan(30);
    for (RecordedDuel duel : duels) {
      assertThat(duel.differences(book)).as(duel.id()).isEmpty();
    }
  }
}
