package dev.runesheet;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.domain.properties.HasModifiers;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Verb;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Limits of docs/architecture.md within the layers of {@link LayersTest}. */
@AnalyzeClasses(packages = "dev.runesheet", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  /** The annotations with which verbs and questions are declared. */
  private static final String[] ANNOTATIONS = {
    "dev.runesheet.spi.verb", "dev.runesheet.spi.question"
  };

  @ArchTest
  static final ArchRule MODEL_KNOWS_ONLY_ANNOTATIONS =
      classes()
          .that()
          .resideInAPackage("..runesheet.model..")
          .should()
          .onlyDependOnClassesThat(
              resideInAnyPackage(
                      "..runesheet.model..",
                      "dev.runesheet.word",
                      "..runesheet.spelling..",
                      "java..")
                  .or(resideInAnyPackage(ANNOTATIONS)));

  @ArchTest
  static final ArchRule SHEETS_AND_ANALYSES_KNOW_NO_FACTS =
      noClasses()
          .that()
          .resideInAnyPackage("..runesheet.table..", "..runesheet.rows..", "..runesheet.analysis..")
          .should()
          .dependOnClassesThat(
              resideInAnyPackage("dev.runesheet.spi..")
                  .and(DescribedPredicate.not(resideInAnyPackage(ANNOTATIONS))));

  @ArchTest static final ArchRule NOTHING_IS_TAKEN_FROM_THE_MACHINE = LocaleTest.NO_DEFAULTS;

  @ArchTest
  static final ArchRule SPELLING_KNOWS_NOTHING =
      classes()
          .that()
          .resideInAPackage("..runesheet.spelling..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("..runesheet.spelling..", "java..");

  @ArchTest
  static final ArchRule WORDS_OF_EFFECTS_KNOW_ONLY_SPELLING =
      classes()
          .that()
          .resideInAPackage("dev.runesheet.word")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("dev.runesheet.word", "..runesheet.spelling..", "java..");

  @ArchTest
  static final ArchRule LANGUAGES_KNOW_NO_RULE_ENGINE =
      noClasses()
          .that()
          .resideInAnyPackage("..runesheet.language..", "..runesheet.document..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.drools..", "org.kie..");

  @ArchTest
  static final ArchRule WORDS_OF_GAMES_KNOW_NOTHING =
      classes()
          .that()
          .resideInAPackage("..game.*.word")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "..game.*.word",
              "..runesheet.spelling..",
              "com.fasterxml.jackson.annotation..",
              "java..");

  @ArchTest
  static final ArchRule DECLARATIONS_KNOW_ONLY_THE_MODEL_AND_JSON =
      classes()
          .that()
          .resideInAPackage("..runesheet.schema..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "..runesheet.schema..",
              "..runesheet.document..",
              "..runesheet.model..",
              "..runesheet.spelling..",
              "com.fasterxml.jackson..",
              "java..");

  @ArchTest
  static final ArchRule ANALYSIS_KNOWS_ONLY_THE_MODEL =
      classes()
          .that()
          .resideInAPackage("..runesheet.analysis..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "..runesheet.analysis..",
              "..runesheet.model..",
              "dev.runesheet.spi.verb",
              "dev.runesheet.word",
              "..runesheet.spelling..",
              "java..");

  @ArchTest
  static final ArchRule GAMES_PLAY_WITHOUT_SOURCES =
      noClasses()
          .that()
          .resideInAPackage("..runesheet.game..")
          .and()
          .resideOutsideOfPackage("..authoring..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "..runesheet.document..",
              "..language..",
              "..table..",
              "..generate..",
              "..pack..",
              "..testing..",
              "..authoring..",
              "..cli..");

  @ArchTest
  static final ArchRule GAMES_KNOW_ONLY_THE_VERBS_OF_THE_ENGINE =
      noClasses()
          .that()
          .resideInAPackage("..runesheet.game..")
          .and()
          .resideOutsideOfPackage("..authoring..")
          .should()
          .dependOnClassesThat(
              resideInAnyPackage("dev.runesheet.engine..")
                  .and(DescribedPredicate.not(resideInAnyPackage("dev.runesheet.engine.verb"))));

  @ArchTest
  static final ArchRule GAMES_USE_ONLY_ANNOTATIONS_OF_DECLARATIONS =
      noClasses()
          .that()
          .resideInAPackage("..runesheet.game..")
          .and()
          .resideOutsideOfPackage("..authoring..")
          .should()
          .dependOnClassesThat(
              JavaClass.Predicates.resideInAPackage("..runesheet.schema..")
                  .and(DescribedPredicate.not(JavaClass.Predicates.ANNOTATIONS)));

  /** A declared game with a language of cards of its own lowers them to those of all such games. */
  @ArchTest
  static final ArchRule NO_GAME_KNOWS_ANOTHER =
      slices()
          .matching("dev.runesheet.game.(*)..")
          .should()
          .notDependOnEachOther()
          .ignoreDependency(
              resideInAnyPackage("dev.runesheet.game.tcgpocket.authoring.."),
              resideInAnyPackage("dev.runesheet.game.declared.."));

  @ArchTest
  static final ArchRule RULES_ARE_DETERMINISTIC =
      noClasses()
          .that()
          .resideOutsideOfPackages("..cli..", "..studio..")
          .and()
          .doNotHaveSimpleName("FolderWatch") // It waits for files; no match knows of it.
          .should()
          .dependOnClassesThat()
          .areAssignableTo(Random.class)
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .callMethod(Math.class, "random");

  @ArchTest
  static final ArchRule THE_ENGINE_PRINTS_NOTHING =
      noClasses()
          .that()
          .resideInAnyPackage(
              "..runesheet.api..",
              "..runesheet.spi..",
              "..runesheet.engine..",
              "..runesheet.game..",
              "..runesheet.model..",
              "..runesheet.document..",
              "..runesheet.language..",
              "..runesheet.table..")
          .should()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err");

  @ArchTest
  static final ArchRule SCENARIOS_KNOW_NEITHER_SHEETS_NOR_GOLDEN_GAMES =
      noClasses()
          .that()
          .resideInAPackage("dev.runesheet.testing")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("dev.runesheet.testing.(*)..");

  /** Each package is a slice of its own, without those below it. */
  @ArchTest
  static final ArchRule NO_PACKAGES_KNOW_EACH_OTHER_IN_A_CIRCLE =
      slices().matching("dev.runesheet.(**)").should().beFreeOfCycles();

  /**
   * Here a room counts with all below it; the packages of the top level are {@link LayersTest}'s.
   */
  @ArchTest
  static void noRoomsOfAPackageKnowEachOtherInACircle(JavaClasses classes) {
    for (JavaPackage parent : classes.getPackage("dev.runesheet").getSubpackagesInTree()) {
      if (!parent.getSubpackages().isEmpty()) {
        slices().assignedFrom(new Rooms(parent.getName())).should().beFreeOfCycles().check(classes);
      }
    }
  }

  @ArchTest
  static final ArchRule ONLY_THE_STUDIO_KNOWS_OF_A_WEB_SERVER =
      noClasses()
          .that()
          .resideOutsideOfPackage("..runesheet.studio.server..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta..", "kotlin..");

  @ArchTest
  static final ArchRule ONLY_ITS_COMMAND_KNOWS_OF_THE_STUDIO =
      noClasses()
          .that()
          .resideOutsideOfPackages("..runesheet.studio..", "..runesheet.cli.studio..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("..runesheet.studio..");

  /** The rooms of the engine that only the engine and its API enter. */
  private static final String[] MACHINERY = {
    "dev.runesheet.engine.state",
    "dev.runesheet.engine.network",
    "dev.runesheet.engine.machine",
    "dev.runesheet.engine.view",
    "dev.runesheet.engine.save",
    "dev.runesheet.engine.play",
    "dev.runesheet.engine.sharing",
    "dev.runesheet.engine.direct",
    "dev.runesheet.engine.own",
    "dev.runesheet.engine.drl"
  };

  @ArchTest
  static final ArchRule NOBODY_ELSE_KNOWS_THE_MACHINERY =
      noClasses()
          .that()
          .resideOutsideOfPackages("dev.runesheet.engine..", "dev.runesheet.api")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(MACHINERY);

  @ArchTest
  static final ArchRule THE_API_SHOWS_NO_MACHINERY =
      methods()
          .that()
          .arePublic()
          .and()
          .areDeclaredInClassesThat(
              resideInAnyPackage("dev.runesheet.api")
                  .and(HasModifiers.Predicates.modifier(JavaModifier.PUBLIC)))
          .should(
              new ArchCondition<JavaMethod>("name no machinery") {
                @Override
                public void check(JavaMethod method, ConditionEvents events) {
                  List<JavaClass> types = new ArrayList<>(method.getRawParameterTypes());
                  types.add(method.getRawReturnType());
                  boolean shows =
                      types.stream()
                          .anyMatch(
                              type ->
                                  JavaClass.Predicates.resideInAnyPackage(MACHINERY).test(type));
                  String words = method.getFullName() + (shows ? " does" : " does not");
                  events.add(new SimpleConditionEvent(method, !shows, words));
                }
              });

  @ArchTest
  static final ArchRule TEXTS_OF_RULES_KNOW_NO_MATCH =
      noClasses()
          .that()
          .resideInAPackage("dev.runesheet.engine.rules")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("dev.runesheet.engine", "dev.runesheet.spi");

  @ArchTest
  static final ArchRule ROOMS_OF_WEREWOLF_DO_NOT_KNOW_THE_GAME =
      noClasses()
          .that()
          .resideInAPackage("dev.runesheet.game.werewolf.(*)")
          .and()
          .resideOutsideOfPackage("..authoring..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("dev.runesheet.game.werewolf");

  @ArchTest
  static final ArchRule VERBS_SAY_WHAT_THEY_WERE_CALLED_WITH =
      methods()
          .that(
              new DescribedPredicate<>("carry out verbs") {
                @Override
                public boolean test(JavaMethod one) {
                  return one.isAnnotatedWith(Verb.class)
                      || one.getName().equals("perform")
                          && one.getOwner().isAnnotatedWith(Verb.class);
                }
              })
          .should(
              new ArchCondition<>("call Reaction.called") {
                @Override
                public void check(JavaMethod verb, ConditionEvents events) {
                  boolean says =
                      verb.getMethodCallsFromSelf().stream()
                          .anyMatch(
                              call ->
                                  call.getTargetOwner().isEquivalentTo(Reaction.class)
                                      && call.getName().equals("called"));
                  String words = verb.getFullName() + (says ? " does" : " does not");
                  events.add(new SimpleConditionEvent(verb, says, words));
                }
              });
}
