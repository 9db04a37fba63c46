@echo off
rem Starts Runesheet; builds it with Maven first if it was not built yet.
setlocal
set "HERE=%~dp0"
if not exist "%HERE%target\lib\.built" (
  echo Building Runesheet, the first time takes a few minutes ... 1>&2
  pushd "%HERE%"
  call mvn -q -B -ntp -Dmaven.test.skip=true -Dmistakes.exit=3 package 1>&2
  if errorlevel 1 ( popd & exit /b 1 )
  type nul > "%HERE%target\lib\.built"
  popd
)
set "OWN="
if defined RUNESHEET_CLASSPATH set "OWN=;%RUNESHEET_CLASSPATH%"
set "TIER=-XX:TieredStopAtLevel=1"
if "%1"=="simulate" set "TIER=-XX:+UseParallelGC"
if "%1"=="watch" set "TIER=-XX:+UseSerialGC -Xms64m -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=30"
if "%1"=="studio" set "TIER=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xms64m -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=30"
java %TIER% %RUNESHEET_OPTS% -cp "%HERE%target\classes;%HERE%target\lib\*%OWN%" dev.runesheet.cli.Runesheet %*
exit /b %errorlevel%
