package dev.runesheet;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.EvaluationResult;
import java.io.ByteArrayInputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.text.NumberFormat;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Nothing that is written may depend on the language, country or encoding of the machine: no call
 * takes them from the JVM's defaults.
 */
class LocaleTest {

  /**
   * Methods and constructors that ask for the default locale or encoding, with their parameters.
   */
  private static final Set<String> ASKING =
      Set.of(
          "java.lang.String.format(java.lang.String, [Ljava.lang.Object;)",
          "java.lang.String.formatted([Ljava.lang.Object;)",
          "java.lang.String.toLowerCase()",
          "java.lang.String.toUpperCase()",
          "java.lang.String.getBytes()",
          "java.lang.String.<init>([B)",
          "java.lang.String.<init>([B, int, int)",
          "java.io.PrintStream.printf(java.lang.String, [Ljava.lang.Object;)",
          "java.io.PrintStream.format(java.lang.String, [Ljava.lang.Object;)",
          "java.io.PrintWriter.printf(java.lang.String, [Ljava.lang.Object;)",
          "java.io.PrintWriter.format(java.lang.String, [Ljava.lang.Object;)",
          "java.io.ByteArrayOutputStream.toString()",
          "java.io.InputStreamReader.<init>(java.io.InputStream)",
          "java.io.OutputStreamWriter.<init>(java.io.OutputStream)",
          "java.io.PrintStream.<init>(java.io.OutputStream)",
          "java.io.PrintStream.<init>(java.io.OutputStream, boolean)",
          "java.io.PrintWriter.<init>(java.io.OutputStream)",
          "java.io.PrintWriter.<init>(java.io.OutputStream, boolean)",
          "java.nio.charset.Charset.defaultCharset()",
          "java.text.MessageFormat.format(java.lang.String, [Ljava.lang.Object;)",
          "java.time.format.DateTimeFormatter.ofPattern(java.lang.String)",
          "java.util.Locale.getDefault()",
          "java.util.Locale.getDefault(java.util.Locale$Category)");

  /** Types of which every call must name a locale or an encoding. */
  private static final Set<String> TYPES =
      Set.of(
          "java.io.FileReader",
          "java.io.FileWriter",
          "java.util.Formatter",
          "java.util.Scanner",
          "java.text.BreakIterator",
          "java.text.Collator",
          "java.text.DateFormat",
          "java.text.DecimalFormat",
          "java.text.DecimalFormatSymbols",
          "java.text.MessageFormat",
          "java.text.NumberFormat",
          "java.text.SimpleDateFormat",
          "org.apache.poi.ss.usermodel.DataFormatter");

  /** They ask for the encoding only because others read in it: to refuse that, or to undo it. */
  private static final String REFUSING = "dev\\.runesheet\\.engine\\.rules\\.KieBaseFiles";

  /** Held for all classes by {@link ArchitectureTest}, which has them at hand. */
  static final ArchRule NO_DEFAULTS =
      noClasses()
          .that()
          .haveNameNotMatching(REFUSING)
          .should()
          .accessTargetWhere(
              new DescribedPredicate<JavaAccess<?>>("it asks for the default locale or encoding") {
                @Override
                public boolean test(JavaAccess<?> access) {
                  return asks(access);
                }
              });

  private static boolean asks(JavaAccess<?> access) {
    String target = access.getTarget().getFullName();
    String type = access.getTargetOwner().getName();
    boolean makes =
        target.contains("<init>") || access.getName().matches("get.+Instance|getInstance");
    boolean named = target.contains("Locale") || target.contains("Charset");
    return ASKING.contains(target) || TYPES.contains(type) && makes && !named;
  }

  private static EvaluationResult looked(JavaClasses classes) {
    return NO_DEFAULTS.allowEmptyShould(true).evaluate(classes);
  }

  @Test
  void whoeverAsksForThemIsFound() {
    String found =
        looked(new ClassFileImporter().importClasses(Asking.class))
            .getFailureReport()
            .getDetails()
            .stream()
            .collect(Collectors.joining("\n"));
    assertThat(found)
        .contains("String.format(", "toUpperCase()", "toLowerCase()", "getBytes()", "getInstance()")
        .contains("InputStreamReader.<init>")
        .doesNotContain("byRoot");
  }

  /** Takes everything from the machine. */
  @SuppressWarnings("unused")
  private static final class Asking {
    private static final UnaryOperator<String> LOWER = String::toLowerCase;

    static String number(int number) {
      return String.format("%d", number).toUpperCase() + NumberFormat.getInstance().format(number);
    }

    static Object bytes(String text) {
      return new InputStreamReader(new ByteArrayInputStream(text.getBytes()));
    }

    static Object byRoot(String text) {
      return String.format(Locale.ROOT, "%s", text).toUpperCase(Locale.ROOT)
          + NumberFormat.getInstance(Locale.ROOT).format(1)
          + new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    }
  }
}
