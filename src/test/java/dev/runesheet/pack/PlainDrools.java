package dev.runesheet.pack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.Games;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.drools.model.codegen.ExecutableModelProject;
import org.kie.api.KieServices;
import org.kie.api.builder.KieBuilder;
import org.kie.api.builder.KieFileSystem;
import org.kie.api.builder.Message;
import org.kie.api.definition.KiePackage;
import org.kie.api.definition.rule.Rule;
import org.kie.api.io.Resource;

/**
 * Rules of a game whose workbooks Drools compiles by itself, byte for byte as they are shipped and
 * with the settings beside them. Of Runesheet only the facts and verbs take part that the workbooks
 * import.
 */
public final class PlainDrools {

  private static final String FOLDER = "src/main/resources/plain/";

  private PlainDrools() {}

  /**
   * Compiles the rules.
   *
   * @param workbooks the game's workbooks of rules; all its other rules are taken as they are
   * @param executableModel whether rules are compiled ahead to Java rather than read at run time
   */
  public static RuleBook book(
      BuiltPack shipped, PackFiles files, List<String> workbooks, boolean executableModel) {
    KieServices kie = KieServices.get();
    KieFileSystem sources = kie.newKieFileSystem();
    for (String workbook : workbooks) {
      String name = FOLDER + workbook.substring(workbook.lastIndexOf('/') + 1);
      sources.write(name, resource(files, workbook));
      sources.write(name + ".properties", resource(files, workbook + ".properties"));
    }
    List<String> others = new ArrayList<>();
    for (RuleSource rules : shipped.rules()) {
      if (workbooks.stream().noneMatch(rules.name()::startsWith)) {
        sources.write(FOLDER + others.size() + ".drl", rules.drl());
        others.add(rules.name());
      }
    }
    assertThat(others).as("rules of tables").noneMatch(name -> name.contains(".drl.xlsx"));
    KieBuilder builder = kie.newKieBuilder(sources);
    if (executableModel) {
      builder.buildAll(ExecutableModelProject.class);
    } else {
      builder.buildAll();
    }
    assertThat(builder.getResults().getMessages(Message.Level.ERROR)).isEmpty();
    var base = kie.newKieContainer(builder.getKieModule().getReleaseId()).getKieBase();
    kie.getRepository().removeKieModule(builder.getKieModule().getReleaseId());
    assertThat(base.getKiePackages())
        .flatMap(KiePackage::getRules)
        .extracting(Rule::getName)
        .containsAll(rows(shipped));
    return RuleBook.of(Games.find(shipped.game()), base, SourceNotes.NONE, shipped.catalog());
  }

  /** The workbooks that have rules of a game. */
  public static Set<String> workbooks(BuiltPack shipped) {
    Set<String> workbooks = new TreeSet<>();
    for (RuleSource rules : shipped.rules()) {
      int sheet = rules.name().indexOf(".xlsx!");
      if (sheet >= 0) {
        workbooks.add(rules.name().substring(0, sheet) + ".xlsx");
      }
    }
    return workbooks;
  }

  /** The names of all rows. */
  private static List<String> rows(BuiltPack shipped) {
    List<String> names = new ArrayList<>();
    for (PackContent.Table table : shipped.content().tables()) {
      for (TypedRow row : table.table().rows()) {
        names.add(table.table().text(row, new Binding.Name()));
      }
    }
    return names;
  }

  private static Resource resource(PackFiles files, String name) {
    return KieServices.get()
        .getResources()
        .newByteArrayResource(files.read(name).orElseThrow(() -> new AssertionError(name)));
  }
}
