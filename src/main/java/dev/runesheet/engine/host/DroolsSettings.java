package dev.runesheet.engine.host;

import java.util.Map;
import java.util.Properties;
import org.drools.core.impl.RuleBaseFactory;
import org.kie.api.KieBaseConfiguration;
import org.kie.api.KieServices;
import org.kie.api.runtime.KieSessionConfiguration;
import org.kie.api.runtime.conf.ThreadSafeOption;
import org.kie.internal.builder.KnowledgeBuilderConfiguration;
import org.kie.internal.builder.KnowledgeBuilderFactory;

/**
 * The settings of Drools by which rules are compiled and matches are played. Drools takes those
 * that nobody gives it from properties of the process and from files on the class path. A host may
 * have set these for rules of its own, and a match must be the same in every process: so all that
 * have to do with how rules fire are given here.
 */
public final class DroolsSettings {

  /** The setting by which MVEL looks methods up by the types of code alone, which rarely fit. */
  private static final String MVEL_STRICT = "drools.dialect.mvel.strict";

  private static final Properties COMPILING =
      properties(
          Map.ofEntries(
              Map.entry("drools.dialect.default", "java"),
              Map.entry(MVEL_STRICT, "false"),
              Map.entry("drools.propertySpecific", "ALWAYS"),
              Map.entry("drools.parser.processStringEscapes", "true"),
              Map.entry("drools.alphaNetworkCompiler", "disabled"),
              Map.entry("drools.prototypes", "disabled")));

  private static final Properties BASE =
      properties(
          Map.ofEntries(
              Map.entry("drools.sequential", "false"),
              Map.entry("drools.parallelExecution", "sequential"),
              Map.entry("drools.eventProcessingMode", "cloud"),
              Map.entry("drools.equalityBehavior", "identity"),
              Map.entry("drools.removeIdentities", "false"),
              Map.entry("drools.declarativeAgendaEnabled", "false"),
              Map.entry("drools.prototypes", "disabled"),
              Map.entry("drools.kieBaseMutability", "ALLOWED"),
              Map.entry("drools.sessionPool", "-1"),
              Map.entry("drools.shareAlphaNodes", "true"),
              Map.entry("drools.shareBetaNodes", "true"),
              Map.entry("drools.alphaNodeHashingThreshold", "3"),
              Map.entry("drools.alphaNodeRangeIndexThreshold", "9"),
              Map.entry("drools.betaNodeRangeIndexEnabled", "false"),
              Map.entry("drools.indexLeftBetaMemory", "true"),
              Map.entry("drools.indexRightBetaMemory", "true"),
              Map.entry("drools.indexPrecedence", "equality"),
              Map.entry("drools.compositeKeyDepth", "3"),
              Map.entry("kie.mbeans", "disabled"))); // They would keep each base for ever.

  private static final Properties SESSION =
      properties(
          Map.of(
              "drools.directFiring", "false",
              "drools.forceEagerActivation", "false",
              "drools.accumulateNullPropagation", "false",
              "drools.timedRuleExecution", "false",
              "drools.beliefSystem", "simple",
              "drools.clockType", "realtime",
              "drools.keepReference", "true"));

  private DroolsSettings() {}

  /** The settings for compiling rules that name classes of a class loader. */
  public static KnowledgeBuilderConfiguration compiling(ClassLoader classes) {
    return KnowledgeBuilderFactory.newKnowledgeBuilderConfiguration(COMPILING, classes);
  }

  /** The settings, as a property, that KIE must have to compile the same rules of a jar. */
  public static String ofJar() {
    return MVEL_STRICT + "=" + COMPILING.getProperty(MVEL_STRICT);
  }

  /** The settings of a knowledge base whose classes are found by the thread's class loader. */
  public static KieBaseConfiguration base() {
    return KieServices.get().newKieBaseConfiguration(BASE);
  }

  /** The settings of a knowledge base whose classes are found by a class loader. */
  public static KieBaseConfiguration base(ClassLoader classes) {
    return RuleBaseFactory.newKnowledgeBaseConfiguration(BASE, classes);
  }

  /**
   * The settings of a session; worth keeping, since making them reads property files. A session
   * belongs to one thread at a time: with locks it would lose a third of its speed.
   */
  public static KieSessionConfiguration session() {
    KieSessionConfiguration session = KieServices.get().newKieSessionConfiguration(SESSION);
    session.setOption(ThreadSafeOption.NO);
    return session;
  }

  private static Properties properties(Map<String, String> values) {
    Properties properties = new Properties();
    properties.putAll(values);
    return properties;
  }
}
